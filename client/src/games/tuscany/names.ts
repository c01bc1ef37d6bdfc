// Names of things for people, as arguments of texts: "@key" is looked up in the catalogue.
import { t } from '../../lib/words.svelte.ts';
import { farmsOf } from './kinds.ts';
import { storagePoints } from './region.ts';
import type { PlayerView, TuscanyView } from './view.d.ts';

export function kindWord(kind: string): string {
  const farms = farmsOf(kind);
  if (farms.length) return `@tuscany-kind-agriculture (${farms.map((farm) => `@tuscany-farm-${farm}`).join(', ')})`;
  return `@tuscany-kind-${kind}`;
}

/** What bonus tiles of a sort do for a player: those that are there already, or one more that could be taken. */
export function bonusEffect(name: string, view: TuscanyView, player: PlayerView, more: boolean): string {
  const owned = player.bonus[name] ?? 0;
  const without = name === 'storage' ? player.storage_spaces - owned : name === 'card' ? Number(view.options.draw ?? 3) : 1;
  const now = more ? without + owned : without;
  return t(`web-tuscany-bonus-what-${name}`, { now, then: more ? now + 1 : without + owned, points: more ? storagePoints(view.components) : 0 });
}
