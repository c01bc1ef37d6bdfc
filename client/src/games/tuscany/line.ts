// A turn in a short line: icons, a few words, points. The whole sentences are in the catalogue under the events' own keys.
import type { IconName } from '../../lib/icons.ts';
import type { LogEvent } from '../../lib/types.ts';
import { t } from '../../lib/words.svelte.ts';
import { REWARD_ICON, colourOf } from './kinds.ts';
import type { Colour } from './kinds.ts';

export type Part =
  /** Words; `tight`: they belong to what stands before them. */
  | { text: string; tight?: boolean }
  /** A tile; `on`: the colour an inn hex stands for. */
  | { tile: string; on?: Colour }
  | { icon: IconName; name: string }
  | { bonus: string }
  | { good: 'marble' | 'worker' }
  /** Points, or a number of goods. */
  | { amount: number; of: 'green' | 'red' | 'goods' };

/** Parts that belong together. Those that begin with words are set off by a comma. */
export type Phrase = Part[];

/** The set-up is the one step that all take at once. */
export const TOGETHER: ReadonlySet<string> = new Set(['tuscany-log-region']);

/** What is done with the events of each kind; what is not named here goes without saying. */
const PHRASES: Record<string, (raw: Record<string, unknown>) => Phrase> = {
  region: ({ castle }) => [{ text: t('web-tuscany-line-region', { space: castle }) }],
  draw: ({ count }) => [{ text: t('web-tuscany-line-draw', { count }) }],
  'draw-own': ({ cards }) => [{ text: t('web-tuscany-line-draw', { count: String(cards).length }) }],
  'draw-nothing': () => [{ text: t('web-tuscany-line-draw', { count: 0 }) }],
  take: ({ tile }) => [{ text: t('web-tuscany-line-take') }, { tile: String(tile) }],
  remove: ({ tile }) => [{ text: t('web-tuscany-line-remove') }, { tile: String(tile) }],
  refresh: ({ colour }) => [{ text: t('web-tuscany-line-refresh') }, { tile: String(colour) }],
  'pile-empty': ({ pile }) => [{ text: t('web-tuscany-line-pile', { pile }), tight: true }],
  place: ({ tile, space, colour }) => [{ tile: String(tile), on: colour as Colour }, { text: t('web-tuscany-line-place', { space }) }],
  area: ({ size, points }) => [{ text: t('web-tuscany-line-area', { size }) }, { amount: Number(points), of: 'green' }],
  'colour-bonus': ({ colour, side, points }) => [
    { text: t('web-tuscany-line-bonus', { side }) },
    { tile: String(colour) },
    { amount: Number(points), of: 'green' },
  ],
  agriculture: ({ points }) => (Number(points) > 0 ? [{ text: t('web-tuscany-line-farm', { count: Number(points) }) }, { amount: Number(points), of: 'green' }] : []),
  bonus: ({ bonus }) => [{ text: t('web-tuscany-line-take') }, { bonus: String(bonus) }],
  hex: () => [{ tile: 'hex' }, { amount: 1, of: 'goods' }],
  overflow: ({ points }) => [{ tile: 'hex' }, { amount: Number(points), of: 'red' }],
  marble: ({ count }) => [{ good: 'marble' }, { amount: Number(count), of: 'goods' }],
  worker: ({ count }) => [{ good: 'worker' }, { amount: Number(count), of: 'goods' }],
  yield: ({ reward, amount }) => [{ text: t('web-tuscany-line-yield') }, ...gift(String(reward), Number(amount))],
  'pay-marble': () => [{ text: t('web-tuscany-line-marble') }],
};

function gift(reward: string, amount: number): Part[] {
  if (reward === 'worker' || reward === 'marble') return [{ good: reward }, { amount, of: 'goods' }];
  // The inn hex, stored or without room, is told by the next event.
  if (reward === 'hex') return [];
  const icon: Part = { icon: REWARD_ICON[reward] ?? 'swap-bag', name: t(`tuscany-yield-${reward}`, { amount }) };
  return [icon, { amount, of: reward === 'red' || reward === 'green' ? reward : 'goods' }];
}

/** The phrases of a turn. */
export function phrasesOf(events: LogEvent[]): Phrase[] {
  const name = (event: LogEvent | undefined): string => event?.key.replace('tuscany-log-', '') ?? '';
  // Cards from a yield card are told with it; that a pile was emptied comes last.
  const told = events.filter((event, index) => !(name(event).startsWith('draw') && name(events[index - 1]) === 'yield'));
  const ordered = [...told.filter((event) => name(event) !== 'pile-empty'), ...told.filter((event) => name(event) === 'pile-empty')];
  return ordered.map((event) => PHRASES[name(event)]?.(event.raw) ?? []).filter((phrase) => phrase.length > 0);
}

/** What stands before a phrase that is not the first. */
export function separator([first]: Phrase): string {
  if (!first) return ' ';
  return ('text' in first && !first.tight) || ('tile' in first && first.on) ? ', ' : ' ';
}

/** The same as plain text, for places where there are no pictures. */
export function plainLine(events: LogEvent[]): string {
  return phrasesOf(events)
    .map((phrase, index) => (index ? separator(phrase) : '') + phrase.map(plain).join(' '))
    .join('');
}

function plain(part: Part): string {
  if ('text' in part) return part.text;
  if ('tile' in part) return t(`tuscany-kind-${colourOf(part.tile) ?? 'hex'}`);
  if ('icon' in part) return part.name;
  if ('bonus' in part) return t(`tuscany-bonus-${part.bonus}`);
  if ('good' in part) return t(`tuscany-${part.good}`);
  return `+${part.amount}`;
}
