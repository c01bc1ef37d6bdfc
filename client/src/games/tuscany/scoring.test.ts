import { expect, test } from 'vitest';
import type { Entry, LogEvent } from '../../lib/types.ts';
import { goodsOf, isScoring, ledgerOf, roundEnder, scoringIn, tieBreak } from './scoring.ts';
import type { PlayerView, TuscanyView } from './view.d.ts';

const event = (name: string, raw: Record<string, unknown>): LogEvent => ({ key: `tuscany-log-${name}`, args: raw, raw });
const entry = (n: number, seat: number, ...events: LogEvent[]): Entry => ({ n, seat, undo: false, at: null, events });
const scored = (round: number, ...seats: [number, number][]): LogEvent[] => seats.map(([green, red], seat) => event('scoring', { seat, round, green, red }));

const player = (part: Partial<PlayerView>): PlayerView =>
  ({ storage: [], marble: 0, workers: 0, hand_size: 0, green: 0, red: 0, tiles: {}, castle: 'a1', ...part }) as PlayerView;
const table = (...players: Partial<PlayerView>[]): TuscanyView => ({ players: players.map(player) }) as unknown as TuscanyView;

// The game of the pictures: Lena 86, Matteo 92.
const game = [
  entry(40, 0, event('pile-empty', { seat: 0, pile: 1 }), ...scored(1, [9, 9], [2, 2])),
  entry(108, 0, event('pile-empty', { seat: 0, pile: 2 })),
  entry(110, 1, ...scored(2, [23, 34], [28, 32])),
  entry(180, 1, ...scored(3, [50, 84], [54, 90]), event('leftovers', { seat: 0, points: 2, red: 86 }), event('leftovers', { seat: 1, points: 2, red: 92 })),
];
const view = table({ green: 50, red: 86, marble: 1, hand_size: 7 }, { green: 54, red: 92, hand_size: 14 });
const result = { places: [2, 1], scores: [86, 92], sources: [], resigned: [] };

test('the ledger has the numbers of the log, and they add up to the total', () => {
  const { rows, scored: rounds } = ledgerOf(game, view, result);
  expect(rounds).toBe(3);
  expect(rows.map((row) => [...row.rounds, row.red, row.goods, row.total])).toEqual([
    [9, 23, 50, 2, 2, 86],
    [2, 28, 54, 6, 2, 92],
  ]);
});

test('in a game that ended early, what was not scored counts as it stood', () => {
  const early = table({ green: 30, red: 34, workers: 1 }, { green: 31, red: 32 });
  const { rows, scored: rounds } = ledgerOf(game.slice(0, 3), early, { ...result, scores: [34 + 30 + 1, 32 + 31] });
  expect(rounds).toBe(2);
  expect(rows[0]).toMatchObject({ rounds: [9, 23, 30], red: 2, goods: 1, total: 65 });
  expect(rows[1]).toMatchObject({ rounds: [2, 28, 31], red: 2, goods: 0, total: 63 });
});

test('a scoring tells red before, green and red after for everybody', () => {
  expect(scoringIn(game[2]!.events)).toEqual({
    round: 2,
    seats: [
      { seat: 0, green: 23, before: 11, red: 34 },
      { seat: 1, green: 28, before: 4, red: 32 },
    ],
  });
  expect(game.map(isScoring)).toEqual([true, false, true, true]);
});

test('a round ends with the first who empties its pile', () => {
  expect(roundEnder(game, 2)).toBe(0);
  expect(roundEnder(game, 3)).toBe(null);
});

test('goods are counted kind by kind; cards by fives', () => {
  expect(goodsOf(player({ storage: ['city', 'hex'], workers: 2, hand_size: 12 }))).toEqual([
    { good: 'tiles', count: 1, points: 1 },
    { good: 'hexes', count: 1, points: 1 },
    { good: 'workers', count: 2, points: 2 },
    { good: 'cards', count: 12, points: 2 },
  ]);
});

test('a tie is broken by empty spaces, then by green points (T9.7)', () => {
  expect(tieBreak(table({ tiles: {} }, { tiles: { b1: 'city' } }), 0, 1)).toBe('spaces');
  expect(tieBreak(table({ green: 5 }, { green: 4 }), 0, 1)).toBe('green');
  expect(tieBreak(table({}, {}), 0, 1)).toBe(null);
});
