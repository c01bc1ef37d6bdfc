// What moves when something happened: areas that flash. Nothing here changes the game; switched off, it does nothing.
import type { Session } from '../../lib/session.svelte.ts';
import { duration } from '../../lib/settings.svelte.ts';
import type { Entry } from '../../lib/types.ts';

export class Flights {
  #flashing = $state.raw<Record<number, string[]>>({});

  constructor(session: Session) {
    $effect(() => session.listen((_before, _after, entries) => this.show(entries)));
  }

  flash(seat: number): string[] {
    return this.#flashing[seat] ?? [];
  }

  private show(entries: Entry[]): void {
    const placed = entries.flatMap((entry) => entry.events.filter((event) => event.key === 'tuscany-log-place'));
    if (placed.length === 0) return;
    const flashing: Record<number, string[]> = {};
    for (const event of placed) (flashing[Number(event.raw.seat)] ??= []).push(String(event.raw.space));
    this.#flashing = flashing;
    setTimeout(() => (this.#flashing = {}), Math.max(1500, duration(1500)));
  }
}
