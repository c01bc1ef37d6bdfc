// What the frame needs from a game. Each game registers its own in games/registry.ts; nothing else in the frame names one.
import type { Component } from 'svelte';
import type { IconName } from '../lib/icons.ts';
import type { Session } from '../lib/session.svelte.ts';
import type { BaseView, Entry, LogEvent, Result } from '../lib/types.ts';

export interface GameModule {
  name: string;
  /** Key of the game's title in the catalogue. */
  title: string;
  /** The letter its rule ids begin with. */
  rules: string;
  /** Log events that go without saying. */
  quiet: Set<string>;
  /** Log events that the blocks of scorings tell. */
  tallied: Set<string>;
  /** Log events of what all do at once. */
  together: ReadonlySet<string>;
  /** Whether everything waits for a click after this: the end of a round. */
  pauses: (entry: Entry) => boolean;
  /** Whether events can be told in a short line. */
  short: (events: LogEvent[]) => boolean;
  /** Key of the sentence that says what decided between two seats with the same score. */
  tie: (view: BaseView, winner: number, other: number) => string;
  /** Sources of points for the charts, in order. */
  sources: { name: string; icon: IconName; chart: number }[];
  /** Everything below the header while the game is played or looked back at. */
  Play: Component<{ session: Session; onrule: (rule: string) => void }>;
  /** Short status in the header. */
  Status: Component<{ view: BaseView }>;
  /** One player's position as a small picture. */
  Portrait: Component<{ view: BaseView; seat: number }>;
  /** Whether there is something to see of it yet. */
  hasPortrait: (view: BaseView, seat: number) => boolean;
  /** What somebody did in a turn, in a short line. */
  Line: Component<{ events: LogEvent[] }>;
  /** The scorings among events, as a block of the log. */
  Tally: Component<{ events: LogEvent[]; names: string[] }>;
  /** How the totals came about, player by player. */
  Ledger: Component<{ session: Session; result: Result; order: number[] }>;
  /** A picture beside a rule, if there is one. */
  RulePicture: Component<{ rule: string }>;
  /** What its drawings refer to, once in the document. */
  Defs: Component;
  /** The picture on the home page. */
  Picture: Component;
}
