// The moves of a view, sorted by what a person does on the table. Nothing here decides what is allowed: that is the view's list.
import type { MoveChoice } from './view.d.ts';

export interface Payment {
  id: number;
  text: string;
  /** Each part is one card ("O"), a worker ("w") or a pair ("YY"). */
  parts: string[];
  cards: number;
  workers: number;
}

export interface Offers {
  region: Map<string, number>;
  start: Map<string, number>;
  bonus: Map<string, number>;
  take: Map<number, number>;
  remove: Map<string, number>;
  refresh: Map<string, number>;
  free: Map<number, Map<string, number>>;
  place: Map<string, Map<string, number>>;
  pay: Payment[];
  draw: number | null;
  marble: number | null;
  end: number | null;
  decline: number | null;
}

export function paymentParts(letters: string): string[] {
  if (letters.length === 2) return [...letters];
  if (letters.length === 3) return [letters[0]!, letters.slice(1)];
  return [letters.slice(0, 2), letters.slice(2)];
}

function inner<Outer>(map: Map<Outer, Map<string, number>>, key: Outer): Map<string, number> {
  const found = map.get(key) ?? new Map<string, number>();
  map.set(key, found);
  return found;
}

export function offersOf(moves: MoveChoice[]): Offers {
  const offers: Offers = {
    region: new Map(),
    start: new Map(),
    bonus: new Map(),
    take: new Map(),
    remove: new Map(),
    refresh: new Map(),
    free: new Map(),
    place: new Map(),
    pay: [],
    draw: null,
    marble: null,
    end: null,
    decline: null,
  };
  for (const { id, text } of moves) {
    const [verb = '', first = '', second = ''] = text.split(' ');
    switch (verb) {
      case 'region':
      case 'start':
      case 'bonus':
      case 'remove':
      case 'refresh':
        offers[verb].set(first, id);
        break;
      case 'draw':
      case 'marble':
      case 'end':
      case 'decline':
        offers[verb] = id;
        break;
      case 'take':
        offers.take.set(Number(first) - 1, id);
        break;
      case 'free':
        inner(offers.free, Number(first) - 1).set(second, id);
        break;
      case 'place':
        inner(offers.place, first).set(second, id);
        break;
      case 'pay': {
        const workers = [...first].filter((letter) => letter === 'w').length;
        offers.pay.push({ id, text: first, parts: paymentParts(first), cards: first.length - workers, workers });
        break;
      }
    }
  }
  return offers;
}
