import { expect, test } from 'vitest';
import { applied } from './changes.ts';
import type { Change } from './types.ts';

const view = { step: 'draw', players: [{ hand: 'RR', tiles: { b3: 'inn' } }, { hand: null, tiles: {} }], memory: ['0+3'] };

test('a view is brought up to date by what changed, and the one before stays as it was', () => {
  const before = structuredClone(view);
  const changes: Change[] = [
    [['step'], 'pay'],
    [['players', 0, 'tiles', 'b4'], 'city'],
    [['players', 0, 'hand'], 'R'],
    [['memory', 1], '1-OO'],
  ];
  const after = applied(view, changes);
  expect(after).toEqual({ step: 'pay', players: [{ hand: 'R', tiles: { b3: 'inn', b4: 'city' } }, { hand: null, tiles: {} }], memory: ['0+3', '1-OO'] });
  expect(view).toEqual(before);
  expect(after.players[1]).toBe(view.players[1]);
});

test('nothing changed leaves the view itself, and an empty path replaces everything', () => {
  expect(applied(view, [])).toBe(view);
  expect(applied(null as typeof view | null, [[[], view]])).toEqual(view);
});
