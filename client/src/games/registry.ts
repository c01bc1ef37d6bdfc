// The games this client can draw, by the name the server gives them.
import type { GameModule } from './game.ts';
import { tuscany } from './tuscany/index.ts';

const GAMES: Record<string, GameModule> = { tuscany };

export function gameNamed(name: string): GameModule | null {
  return GAMES[name] ?? null;
}

export function allGames(): GameModule[] {
  return Object.values(GAMES);
}
