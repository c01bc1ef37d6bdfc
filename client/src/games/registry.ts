// The games this client can draw, by the name the server gives them.
import type { Component } from 'svelte';
import type { GameModule } from './game.ts';
import { tuscany } from './tuscany/index.ts';
import VirtuPicture from './virtu/Picture.svelte';

const GAMES: Record<string, GameModule> = { tuscany };
/** Games that have a picture but no table here yet. */
const PICTURES: Record<string, Component> = { virtu: VirtuPicture };

export function gameNamed(name: string): GameModule | null {
  return GAMES[name] ?? null;
}

/** The picture of a game for its card on the home page. */
export function pictureOf(name: string): Component | null {
  return GAMES[name]?.Picture ?? PICTURES[name] ?? null;
}

export function allGames(): GameModule[] {
  return Object.values(GAMES);
}
