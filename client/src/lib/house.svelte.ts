// What the server said at the door: who I am, which games and languages there are.
import { get, put } from './api.ts';
import type { GameInfo, Me, Welcome } from './types.ts';
import { words } from './words.svelte.ts';

class House {
  welcome = $state.raw<Welcome | null>(null);
  me = $state.raw<Me>({ id: null, name: '', grace: 4 });
  failed = $state(false);

  async enter(): Promise<void> {
    try {
      this.welcome = await get<Welcome>('/api/welcome');
      this.me = this.welcome.me;
      await words.begin(this.welcome.languages);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Asks again: what is suggested changes with the games that were finished. */
  async refresh(): Promise<void> {
    this.welcome = await get<Welcome>('/api/welcome');
  }

  get games(): GameInfo[] {
    return this.welcome?.games ?? [];
  }

  async change(changes: { name?: string; grace?: number }): Promise<void> {
    this.me = await put<Me>('/api/me', changes);
  }
}

export const house = new House();
