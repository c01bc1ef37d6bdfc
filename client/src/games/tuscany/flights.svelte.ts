// What moves when something happened: tiles to storage and onto the region, cards from the deck, points to the score; areas flash, and the
// scoring of a round is announced. Nothing here changes the game, and with animations off only the highlights remain.
import { tick } from 'svelte';
import { arrive, depart, departAs } from '../../lib/fly.ts';
import type { Departure } from '../../lib/fly.ts';
import type { Session } from '../../lib/session.svelte.ts';
import type { Entry, LogEvent } from '../../lib/types.ts';

export interface Scored {
  seat: number;
  green: number;
  red: number;
}

const HIGHLIGHT = 1500;

export class Flights {
  /** The scoring of a round, shown until the next move or for a while. */
  scoring = $state.raw<{ round: number; seats: Scored[] } | null>(null);
  #flashing = $state.raw<Record<number, string[]>>({});
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(session: Session, root: () => HTMLElement | undefined) {
    $effect(() => {
      const stop = session.listen((_before, _after, entries) => this.show(session, root(), entries));
      return () => {
        stop();
        this.#timers.forEach(clearTimeout);
      };
    });
  }

  flash(seat: number): string[] {
    return this.#flashing[seat] ?? [];
  }

  private show(session: Session, root: HTMLElement | undefined, entries: Entry[]): void {
    const events = entries.filter((entry) => !entry.undo).flatMap((entry) => entry.events);
    this.announce(events);
    this.highlight(events);
    if (!root || document.hidden || events.length > 40) return;
    // Everything that leaves is looked at now, before the page is drawn anew; where it arrives is known after that.
    const departures = events.map((event) => this.leaving(root, session.seat, event));
    void tick().then(() => {
      events.forEach((event, index) => {
        departures[index]?.forEach((departure, number) => void arrive(departure, this.goal(root, session.seat, event, number), this.pace(event, number)));
      });
    });
  }

  private announce(events: LogEvent[]): void {
    const scored = events.filter((event) => event.key === 'tuscany-log-scoring');
    if (scored.length === 0) {
      if (events.length) this.scoring = null;
      return;
    }
    this.scoring = {
      round: Number(scored[0]!.raw.round),
      seats: scored.map(({ raw }) => ({ seat: Number(raw.seat), green: Number(raw.green), red: Number(raw.red) })),
    };
    this.#timers.push(setTimeout(() => (this.scoring = null), 9000));
  }

  private highlight(events: LogEvent[]): void {
    const flashing: Record<number, string[]> = {};
    for (const { key, raw } of events) if (key === 'tuscany-log-place') (flashing[Number(raw.seat)] ??= []).push(String(raw.space));
    if (Object.keys(flashing).length === 0) return;
    this.#flashing = flashing;
    this.#timers.push(setTimeout(() => (this.#flashing = {}), HIGHLIGHT));
  }

  private leaving(root: HTMLElement, mine: number | null, { key, raw }: LogEvent): (Departure | null)[] {
    const seat = Number(raw.seat);
    switch (key) {
      case 'tuscany-log-take':
        return [depart(root.querySelector(`[data-slot="${String(raw.place)}"] svg`))];
      case 'tuscany-log-place':
        return seat === mine ? [depart(root.querySelector(`[data-stored="${String(raw.tile)}"] svg`))] : [depart(this.person(root, seat))];
      case 'tuscany-log-draw':
      case 'tuscany-log-draw-own': {
        const count = typeof raw.cards === 'string' ? raw.cards.length : Number(raw.count);
        const back = root.querySelector('[data-deck] svg');
        return Array.from({ length: Math.min(count, 8) }, () => depart(back));
      }
      default: {
        const points = Number(raw.points);
        if (!(points > 0)) return [];
        const badge = document.createElement('b');
        badge.className = 'flying-points';
        badge.textContent = `+${points}`;
        return [departAs(root.querySelector(seat === mine ? '.region-box' : `[data-seat="${seat}"]`), badge, 48, 28)];
      }
    }
  }

  private goal(root: HTMLElement, mine: number | null, { key, raw }: LogEvent, number: number): Element | null {
    const seat = Number(raw.seat);
    switch (key) {
      case 'tuscany-log-take':
        return seat === mine ? (root.querySelector(`[data-stored="${String(raw.tile)}"]`) ?? root.querySelector('[data-storage]')) : this.person(root, seat);
      case 'tuscany-log-place':
        return root.querySelector(seat === mine ? `.region-box [data-tile="${String(raw.space)}"]` : `[data-seat="${seat}"] [data-tile="${String(raw.space)}"]`);
      case 'tuscany-log-draw-own':
        return root.querySelector(`[data-hand="${String(raw.cards)[number]}"]`);
      case 'tuscany-log-draw':
        return this.person(root, seat);
      default:
        return root.querySelector(`[data-projected="${seat}"]`);
    }
  }

  private pace({ key }: LogEvent, number: number): { delay?: number; base?: number; fade?: boolean } {
    if (key.startsWith('tuscany-log-draw')) return { delay: 60 * number };
    if (key === 'tuscany-log-take' || key === 'tuscany-log-place') return {};
    return { base: 700, delay: 200, fade: true };
  }

  private person(root: HTMLElement, seat: number): Element | null {
    return root.querySelector(`[data-seat="${seat}"] .emblem`);
  }
}
