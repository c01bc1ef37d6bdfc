import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.ts';

const matteo = { areas: 54, agriculture: 13, 'colour-bonus': 13, storage: 4, yield: 6, leftovers: 2 };
const lena = { areas: 53, agriculture: 10, 'colour-bonus': 13, storage: 6, yield: 2, leftovers: 2 };

test('what differs by 3 or more is named, the largest first; what is level within 1, too', () => {
  expect(reasonsFor(matteo, lena)).toEqual({
    more: [
      { source: 'yield', points: 4 },
      { source: 'agriculture', points: 3 },
    ],
    level: ['areas', 'colour-bonus'],
  });
});

test('at most two are named, and what the loser had more of counts as well', () => {
  const { more } = reasonsFor({ areas: 60, agriculture: 0, yield: 9, storage: 8 }, { areas: 50, agriculture: 7, yield: 4, storage: 5 });
  expect(more).toEqual([
    { source: 'areas', points: 10 },
    { source: 'agriculture', points: -7 },
  ]);
});

test('what neither of them has is not called level', () => {
  expect(reasonsFor({ areas: 9, overflow: 0 }, { areas: 5, overflow: 0 })).toEqual({ more: [{ source: 'areas', points: 4 }], level: [] });
});

test('small differences are no reason', () => {
  expect(reasonsFor({ areas: 12, yield: 4 }, { areas: 10, yield: 4 })).toEqual({ more: [], level: ['yield'] });
});
