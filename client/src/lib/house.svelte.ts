// What the server said at the door: who I am, which games and languages there are.
import { get, put } from './api.ts';
import { root } from './root.ts';
import type { GameInfo, Me, Welcome } from './types.ts';
import { words } from './words.svelte.ts';

const REMEMBERED = 'signoria-me';

class House {
  welcome = $state.raw<Welcome | null>(null);
  me = $state.raw<Me>({ id: null, name: '', grace: 4 });
  failed = $state(false);
  /** This device was somebody's the last time, and is nobody's now. */
  signedOut = $state(false);

  async enter(): Promise<void> {
    try {
      this.welcome = await get<Welcome>('/api/welcome');
      this.is(this.welcome.me);
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

  /** Keeps who this device belongs to, to notice when it was signed out from elsewhere. */
  is(me: Me): void {
    this.me = me;
    try {
      this.signedOut = this.me.id === null && (this.signedOut || localStorage.getItem(REMEMBERED) !== null);
      if (this.me.id === null) localStorage.removeItem(REMEMBERED);
      else localStorage.setItem(REMEMBERED, this.me.id);
    } catch {
      // Without storage nobody is told.
    }
  }

  /** This device was signed out here, on purpose: everything begins anew. */
  leave(): void {
    try {
      localStorage.removeItem(REMEMBERED);
    } catch {
      // Then there was nothing to forget.
    }
    location.assign(`${root}/`);
  }

  get games(): GameInfo[] {
    return this.welcome?.games ?? [];
  }

  async change(changes: { name?: string; grace?: number }): Promise<void> {
    this.is(await put<Me>('/api/me', changes));
  }
}

export const house = new House();
