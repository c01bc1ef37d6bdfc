import { expect, test } from 'vitest';
import { sinceOwnTurn, turnsOf } from './turns.ts';
import type { Entry, LogEvent } from './types.ts';

/** Entries written as their seats: "0 1 1 2". */
function entries(seats: string): Entry[] {
  return seats.split(' ').map((seat, index) => ({ n: index + 1, seat: seat === '-' ? null : Number(seat), undo: false, at: null, events: [] }));
}

const TOGETHER = new Set(['build']);
const shape = (seats: string): string[] => turnsOf(entries(seats), TOGETHER).map((turn) => `${turn.seat}:${turn.entries.map((entry) => entry.n).join('+')}`);
const since = (seats: string, seat: number | null, acting: boolean): string[] =>
  sinceOwnTurn(turnsOf(entries(seats), TOGETHER), seat, acting).map((turn) => `${turn.seat}:${turn.n}`);

test('what one seat does in a row is one turn', () => {
  expect(shape('0 0 1 0 1 1 1')).toEqual(['0:1+2', '1:3', '0:4', '1:5+6+7']);
});

test('what nobody did stands alone', () => {
  expect(shape('0 - - 1')).toEqual(['0:1', 'null:2', 'null:3', '1:4']);
});

test('what all do at once belongs to each, whoever was the last', () => {
  const event = (key: string, seat: number): LogEvent => ({ key, args: {}, raw: { seat } });
  const events = [event('build', 0), event('build', 1), event('score', 0), event('score', 1)];
  const turns = turnsOf([{ n: 4, seat: 1, undo: false, at: null, events }], TOGETHER);
  expect(turns.map((turn) => ({ seat: turn.seat, n: turn.n, events: turn.events }))).toEqual([
    { seat: 0, n: 4, events: [events[0]] },
    { seat: 1, n: 4, events: events.slice(1) },
  ]);
});

test('since my turn: the last turn of everybody else', () => {
  expect(since('0 1 2 2', 0, true)).toEqual(['1:2', '2:4']);
});

test('it stays while I act, and goes when my turn is over', () => {
  expect(since('0 1 1 0 0', 0, true)).toEqual(['1:3']);
  expect(since('0 1 1 0 0', 0, false)).toEqual([]);
  expect(since('0 1 1 0 0 1', 0, false)).toEqual(['1:6']);
});

test('of a seat that played twice, only the last turn', () => {
  expect(since('1 2 1', 0, true)).toEqual(['2:2', '1:3']);
});

test('a spectator sees the last turn of each', () => {
  expect(since('0 1 0 1 1', null, false)).toEqual(['0:3', '1:5']);
});
