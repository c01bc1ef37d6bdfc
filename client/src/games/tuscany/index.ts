// The Castles of Tuscany at this table.
import type { GameModule } from '../game.ts';
import Ledger from './Ledger.svelte';
import Line from './Line.svelte';
import Patterns from './Patterns.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import Portrait from './Portrait.svelte';
import RulePicture from './RulePicture.svelte';
import Status from './Status.svelte';
import Tally from './Tally.svelte';
import { TOGETHER, phrasesOf } from './line.ts';
import { isScoring, tieBreak } from './scoring.ts';
import type { TuscanyView } from './view.d.ts';

export const tuscany: GameModule = {
  name: 'tuscany',
  title: 'tuscany-title',
  rules: 'T',
  quiet: new Set(['tuscany-log-turn']),
  tallied: new Set(['tuscany-log-scoring', 'tuscany-log-leftovers', 'tuscany-log-place-final']),
  together: TOGETHER,
  pauses: isScoring,
  tie: (view, winner, other) => `web-tuscany-tie-${tieBreak(view as unknown as TuscanyView, winner, other) ?? 'shared'}`,
  short: (events) => phrasesOf(events).length > 0,
  sources: [
    { name: 'areas', icon: 'hexes', chart: 1 },
    { name: 'agriculture', icon: 'grapes', chart: 2 },
    { name: 'colour-bonus', icon: 'laurels', chart: 3 },
    { name: 'storage', icon: 'wooden-crate', chart: 4 },
    { name: 'yield', icon: 'swap-bag', chart: 5 },
    { name: 'overflow', icon: 'tavern-sign', chart: 5 },
    { name: 'leftovers', icon: 'stone-block', chart: 6 },
  ],
  Play,
  Status,
  Portrait,
  hasPortrait: (view, seat) => (view as TuscanyView).players[seat]?.colours != null,
  Line,
  Tally,
  Ledger,
  RulePicture,
  Defs: Patterns,
  Picture,
};
