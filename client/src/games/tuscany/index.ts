// The Castles of Tuscany at this table.
import type { GameModule } from '../game.ts';
import EventMark from './EventMark.svelte';
import Patterns from './Patterns.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import Portrait from './Portrait.svelte';
import RulePicture from './RulePicture.svelte';
import Status from './Status.svelte';
import type { TuscanyView } from './view.d.ts';

export const tuscany: GameModule = {
  name: 'tuscany',
  title: 'tuscany-title',
  rules: 'T',
  quiet: new Set(['tuscany-log-turn']),
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
  EventMark,
  RulePicture,
  Defs: Patterns,
  Picture,
};
