// The kinds of tiles and what stands for them on the screen.
import type { IconName } from '../../lib/icons.ts';
import { COLOUR_LETTERS, COLOUR_NAMES } from './components.ts';

export type Colour = (typeof COLOUR_NAMES)[number];

/** The order of the hand and of every list of colours on the screen. */
export const HAND_ORDER = 'DRBLGOYE';
export const SHOWN_COLOURS: Colour[] = [...HAND_ORDER].map((letter) => colourOfLetter(letter));

export const KIND_ICON: Record<Colour, IconName> = {
  castle: 'white-tower',
  city: 'capitol',
  inn: 'tavern-sign',
  agriculture: 'sprout',
  quarry: 'stone-crafting',
  village: 'house',
  monastery: 'church',
  wagon: 'old-wagon',
};

export const FARM_ICON: Record<string, IconName> = { V: 'grapes', H: 'pig', O: 'olive', W: 'wheat' };

export const BONUS_NAMES = ['card', 'storage', 'marble', 'worker', 'yield'] as const;
export const BONUS_ICON: Record<string, IconName> = {
  card: 'card-draw',
  storage: 'wooden-crate',
  marble: 'stone-block',
  worker: 'meeple',
  yield: 'swap-bag',
};

export const REWARD_ICON: Record<string, IconName> = {
  red: 'crown',
  green: 'laurels',
  cards: 'card-draw',
  worker: 'meeple',
  marble: 'stone-block',
  hex: 'tavern-sign',
};

/** Optical shift of an icon on a hex, in parts of S. */
export const ICON_SHIFT: Partial<Record<Colour, number>> = { wagon: -0.05, inn: 0.02, monastery: -0.02 };

export function colourOfLetter(letter: string): Colour {
  return COLOUR_NAMES[COLOUR_LETTERS.indexOf(letter)] ?? 'castle';
}

export function letterOf(colour: Colour): string {
  return COLOUR_LETTERS[COLOUR_NAMES.indexOf(colour)] ?? '';
}

/** The farms of an agriculture tile ("VO"), or nothing. */
export function farmsOf(kind: string): string[] {
  return kind === kind.toUpperCase() ? [...kind] : [];
}

/** The colour of a kind of tile; the inn hex has none of its own. */
export function colourOf(kind: string): Colour | null {
  if (kind === 'hex') return null;
  return farmsOf(kind).length > 0 ? 'agriculture' : (kind as Colour);
}
