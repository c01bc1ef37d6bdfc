// What moves when something happened: tiles to storage and onto the region, cards from the deck and to the discard pile, points from the
// space they come from. Nothing here changes the game, and with the pace off only the highlights remain.
import { tick } from 'svelte';
import { FLIGHT_MS, arrive, depart, departAs, ground, unseen } from '../../lib/fly.ts';
import type { Departure, Flight } from '../../lib/fly.ts';
import type { Session } from '../../lib/session.svelte.ts';
import { duration } from '../../lib/settings.svelte.ts';
import type { Entry, LogEvent } from '../../lib/types.ts';

const HIGHLIGHT = 1500;
const POINTS_MS = 900;
/** So much later the next points rise from the same space. */
const POINTS_APART = 260;
const CARDS_APART = 60;

interface Travel {
  from: (Departure | null)[];
  /** Where it goes, once the page is drawn anew; and what is unseen until then. */
  to: (number: number) => Element | null;
  appears?: () => Element | null;
  flight: (number: number) => Flight;
}

export class Flights {
  #flashing = $state.raw<Record<number, string[]>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, root: () => HTMLElement | undefined) {
    $effect(() => {
      const stop = session.listen((entries) => this.#show(session, root(), entries));
      return () => {
        stop();
        clearTimeout(this.#timer);
        ground();
      };
    });
  }

  flash(seat: number): string[] {
    return this.#flashing[seat] ?? [];
  }

  /** Shows what happened, and returns how long it moves. */
  #show(session: Session, root: HTMLElement | undefined, entries: Entry[]): number {
    const events = entries.filter((entry) => !entry.undo).flatMap((entry) => entry.events);
    this.#highlight(events);
    if (!root || document.hidden || events.length > 40) return 0;
    // Everything that leaves is looked at now, before the page is drawn anew; where it arrives is known after that.
    const travels = this.#travels(root, session.seat, events);
    const refilled = events.filter(({ key }) => /-(refill|neutral)$/.test(key)).map(({ raw }) => `[data-slot="${String(raw.place)}"] svg`);
    void tick().then(() => {
      for (const slot of refilled) {
        const tile = root.querySelector(slot);
        if (tile) unseen(tile, FLIGHT_MS);
      }
      for (const { from, to, appears, flight } of travels) from.forEach((departure, number) => void arrive(departure, to(number), flight(number), appears?.()));
    });
    return Math.max(0, ...travels.flatMap(({ from, flight }) => from.map((departure, number) => (departure ? duration(end(flight(number))) : 0))));
  }

  #highlight(events: LogEvent[]): void {
    const flashing: Record<number, string[]> = {};
    for (const { key, raw } of events) if (key === 'tuscany-log-place') (flashing[Number(raw.seat)] ??= []).push(String(raw.space));
    if (Object.keys(flashing).length === 0) return;
    this.#flashing = flashing;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#flashing = {}), HIGHLIGHT);
  }

  #travels(root: HTMLElement, mine: number | null, events: LogEvent[]): Travel[] {
    const travels: Travel[] = [];
    /** The space whose points are told next, and how many have risen there. */
    let space: string | null = null;
    let risen = 0;
    // A castle takes its tile from the display: the refill comes first and tells from where.
    let refilled: string | null = null;
    for (const { key, raw } of events) {
      const seat = Number(raw.seat);
      const own = seat === mine;
      const person = (): Element | null => root.querySelector(`[data-seat="${seat}"] .emblem`);
      switch (key) {
        case 'tuscany-log-refill':
          refilled = `[data-slot="${String(raw.place)}"] svg`;
          break;
        case 'tuscany-log-take': {
          const stored = (): Element | null => (own ? [...root.querySelectorAll(`[data-stored="${String(raw.tile)}"]`)].at(-1) ?? null : null);
          const target = (): Element | null => stored() ?? (own ? root.querySelector('[data-storage]') : person());
          travels.push({ from: [depart(root.querySelector(`[data-slot="${String(raw.place)}"] svg`))], to: target, appears: () => stored()?.querySelector('svg') ?? null, flight: () => ({}) });
          break;
        }
        case 'tuscany-log-pay': {
          const cards = [...String(raw.cards ?? '')];
          const back = root.querySelector('[data-deck] svg');
          const from = cards.map((letter) => (own ? depart(root.querySelector(`[data-hand="${letter}"] svg`)) : person() && back ? departAs(person(), back.cloneNode(true), 22, 30) : null));
          travels.push({ from, to: () => root.querySelector('[data-discards]'), flight: (number) => ({ delay: CARDS_APART * number }) });
          break;
        }
        case 'tuscany-log-place': {
          space = String(raw.space);
          risen = 0;
          const tile = `[data-region="${seat}"] [data-tile="${space}"]`;
          const stored = own ? `[data-stored="${String(raw.tile)}"] svg` : `[data-seat="${seat}"] [data-keeps="${String(raw.tile)}"] svg`;
          const target = (): Element | null => root.querySelector(tile);
          travels.push({ from: [depart(root.querySelector(refilled ?? stored) ?? person())], to: target, appears: target, flight: () => ({}) });
          break;
        }
        case 'tuscany-log-draw':
        case 'tuscany-log-draw-own': {
          const drawn = typeof raw.cards === 'string' ? raw.cards : null;
          const back = root.querySelector('[data-deck] svg');
          const count = Math.min(drawn?.length ?? Number(raw.count), 8);
          const to = (number: number): Element | null => (drawn ? root.querySelector(`[data-hand="${drawn[number]}"]`) : person());
          travels.push({ from: Array.from({ length: count }, () => depart(back)), to, flight: (number) => ({ delay: CARDS_APART * number }) });
          break;
        }
        default: {
          const points = key === 'tuscany-log-yield' ? (raw.reward === 'red' || raw.reward === 'green' ? Number(raw.amount) : 0) : Number(raw.points);
          if (!(points > 0) || key === 'tuscany-log-leftovers') break;
          const red = key === 'tuscany-log-overflow' || raw.reward === 'red';
          travels.push(this.#points(root, seat, points, red, space, risen++));
        }
      }
      if (key === 'tuscany-log-turn') space = refilled = null;
    }
    return travels;
  }

  /** Points rise from where the tile lands, when it has landed, and go to the score. */
  #points(root: HTMLElement, seat: number, points: number, red: boolean, space: string | null, risen: number): Travel {
    const badge = document.createElement('b');
    badge.className = red ? 'flying-points red' : 'flying-points';
    badge.textContent = `+${points}`;
    const from = root.querySelector(`[data-region="${seat}"] [data-at="${space}"]`) ?? root.querySelector(`[data-region="${seat}"]`) ?? root.querySelector(`[data-seat="${seat}"]`);
    const delay = space ? FLIGHT_MS + risen * POINTS_APART : 0;
    return { from: [departAs(from, badge, 48, 28)], to: () => root.querySelector(`[data-projected="${seat}"]`), flight: () => ({ base: POINTS_MS, delay, fade: true }) };
  }
}

function end({ delay = 0, base = FLIGHT_MS }: Flight): number {
  return delay + base;
}
