import { describe, expect, it } from 'vitest';
import { offersOf, paymentParts } from './offers.ts';
import { SPACE_NAMES, areas, arrangementOf, arrangementText, centres, coloursOf, heights, neighbours, step } from './region.ts';

const REGION = "B'-A+C";

describe('a region', () => {
  it('has thirty spaces, named by column and row', () => {
    expect(SPACE_NAMES).toHaveLength(30);
    expect(SPACE_NAMES[0]).toBe('a1');
    expect(SPACE_NAMES.at(-1)).toBe('i3');
  });

  it('is written as it is read', () => {
    expect(arrangementText(arrangementOf(REGION))).toBe(REGION);
    expect(arrangementOf(REGION)).toEqual({ order: ['B', 'A', 'C'], turned: [true, false, false], higher: [false, true] });
  });

  it('touches the next board with three spaces that have five edges in common', () => {
    for (const higher of [[true, true], [true, false], [false, true], [false, false]]) {
      const beside = neighbours(higher);
      const across = beside.flatMap((found, space) => found.filter((other) => Math.floor(space / 10) === 0 && Math.floor(other / 10) === 1));
      expect(across).toHaveLength(5);
      expect(heights(higher)).toHaveLength(30);
    }
  });

  it('turns a board by half a turn', () => {
    const boards = ['A1', 'B1', 'C1'];
    const straight = coloursOf(boards, arrangementOf('A+B+C'), { tables: null });
    const turned = coloursOf(boards, arrangementOf("A'+B+C"), { tables: null });
    expect([...turned.slice(0, 10)].reverse().join('')).toBe(straight.slice(0, 10));
    expect(turned.slice(10)).toBe(straight.slice(10));
  });

  it('has areas of connected spaces of one colour', () => {
    const { higher } = arrangementOf(REGION);
    const colours = coloursOf(['A1', 'B1', 'C1'], arrangementOf(REGION), { tables: null });
    const found = areas(colours, higher);
    for (const [space, area] of found.entries()) {
      expect(area).toContain(space);
      expect(new Set(area.map((member) => colours[member])).size).toBe(1);
      expect(area.length).toBeLessThanOrEqual(3);
    }
  });

  it('is walked with arrow keys', () => {
    const points = centres([false, true]);
    expect(step(0, 'left', points)).toBe(0);
    expect(step(0, 'down', points)).toBe(1);
    expect(SPACE_NAMES[step(0, 'right', points)]?.[0]).toBe('b');
    expect(step(2, 'down', points)).toBe(2);
  });
});

describe('moves', () => {
  it('are sorted by what a person does', () => {
    const offers = offersOf([
      { id: 1, text: 'draw' },
      { id: 2, text: 'take 3' },
      { id: 3, text: 'place village c4' },
      { id: 4, text: 'free 2 a1' },
      { id: 5, text: 'pay OYY' },
    ]);
    expect(offers.draw).toBe(1);
    expect(offers.take.get(2)).toBe(2);
    expect(offers.place.get('village')?.get('c4')).toBe(3);
    expect(offers.free.get(1)?.get('a1')).toBe(4);
    expect(offers.pay[0]).toMatchObject({ id: 5, parts: ['O', 'YY'], cards: 3, workers: 0 });
  });

  it('name payments by their parts', () => {
    expect(paymentParts('OO')).toEqual(['O', 'O']);
    expect(paymentParts('wYY')).toEqual(['w', 'YY']);
    expect(paymentParts('YYLL')).toEqual(['YY', 'LL']);
  });
});
