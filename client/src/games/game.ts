// What the frame needs from a game. Each game registers its own in games/registry.ts; nothing else in the frame names one.
import type { Component } from 'svelte';
import type { IconName } from '../lib/icons.ts';
import type { Session } from '../lib/session.svelte.ts';
import type { BaseView, LogEvent } from '../lib/types.ts';

export interface GameModule {
  name: string;
  /** Key of the game's title in the catalogue. */
  title: string;
  /** The letter its rule ids begin with. */
  rules: string;
  /** Log events that go without saying. */
  quiet: Set<string>;
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
  /** A small mark behind a log line: icon, points. */
  EventMark: Component<{ event: LogEvent }>;
  /** A picture beside a rule, if there is one. */
  RulePicture: Component<{ rule: string }>;
  /** What its drawings refer to, once in the document. */
  Defs: Component;
  /** The picture on the home page. */
  Picture: Component;
}
