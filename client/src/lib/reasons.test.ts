import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.ts';

const matteo = { areas: 54, agriculture: 13, 'colour-bonus': 13, storage: 4, yield: 6, leftovers: 2 };
const lena = { areas: 53, agriculture: 10, 'colour-bonus': 13, storage: 6, yield: 2, leftovers: 2 };

test('what the winner has 3 or more of is named, the largest first; what is level within 1, too', () => {
  expect(reasonsFor(matteo, lena)).toEqual({
    ahead: [
      { source: 'yield', points: 4 },
      { source: 'agriculture', points: 3 },
    ],
    behind: [],
    level: ['areas', 'colour-bonus'],
  });
});

test('two of the winner are named at most, and the largest of the other', () => {
  expect(reasonsFor({ areas: 60, agriculture: 0, yield: 9, storage: 8 }, { areas: 50, agriculture: 7, yield: 4, storage: 5 })).toEqual({
    ahead: [
      { source: 'areas', points: 10 },
      { source: 'yield', points: 5 },
    ],
    behind: [{ source: 'agriculture', points: 7 }],
    level: [],
  });
});

test('what neither of them has is not called level', () => {
  expect(reasonsFor({ areas: 9, overflow: 0 }, { areas: 5, overflow: 0 })).toEqual({ ahead: [{ source: 'areas', points: 4 }], behind: [], level: [] });
});

test('a narrow win has a reason as well, and it is not called level', () => {
  expect(reasonsFor({ areas: 12, yield: 4 }, { areas: 10, yield: 4 })).toEqual({ ahead: [{ source: 'areas', points: 2 }], behind: [], level: ['yield'] });
  expect(reasonsFor({ areas: 12, yield: 5 }, { areas: 12, yield: 4 })).toEqual({ ahead: [{ source: 'yield', points: 1 }], behind: [], level: ['areas'] });
});

test('nothing outweighs the reason', () => {
  const { ahead, behind } = reasonsFor({ areas: 12, yield: 5, storage: 4, agriculture: 0 }, { areas: 10, yield: 3, storage: 2, agriculture: 5 });
  expect(ahead).toEqual([{ source: 'areas', points: 2 }]);
  expect(behind).toEqual([]);
});

test('what only one of them has counts in full', () => {
  expect(reasonsFor({ areas: 9, overflow: 4 }, { areas: 9 }).ahead).toEqual([{ source: 'overflow', points: 4 }]);
  expect(reasonsFor({ areas: 19 }, { areas: 9, overflow: 4 }).behind).toEqual([{ source: 'overflow', points: 4 }]);
});
