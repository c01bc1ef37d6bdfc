import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepQueue } from './queue.svelte.ts';

let shown: string[];
let queue: StepQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  // "!" holds, "." stays for no time, all others for 700 ms.
  queue = new StepQueue<string>({
    show: (step) => {
      shown.push(step);
      return step.startsWith('.') ? 0 : 700;
    },
    holds: (step) => step.endsWith('!'),
  });
});

afterEach(() => vi.useRealTimers());

test('the first step is shown at once, the next when it has been there for its time', () => {
  queue.add('a');
  queue.add('b');
  expect(shown).toEqual(['a']);
  expect(queue.running).toBe(true);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  expect(queue.idle).toBe(false);
  vi.advanceTimersByTime(700);
  expect(queue.idle).toBe(true);
});

test('steps that need no time follow at once', () => {
  queue.add('.a');
  queue.add('.b');
  expect(shown).toEqual(['.a', '.b']);
  expect(queue.idle).toBe(true);
});

test('skipping shows everything up to a step that holds', () => {
  for (const step of ['a', 'b', 'c!', 'd', 'e']) queue.add(step);
  queue.skip();
  expect(shown).toEqual(['a', 'b', 'c!']);
  expect(queue.held).toBe('c!');
  expect(queue.running).toBe(false);
  queue.release();
  expect(shown).toEqual(['a', 'b', 'c!', 'd']);
  queue.skip();
  expect(shown.at(-1)).toBe('e');
  expect(queue.idle).toBe(true);
});

test('a step that holds keeps the others waiting, however long it takes', () => {
  queue.add('.a!');
  queue.add('b');
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['.a!']);
  expect(queue.waiting).toBe(1);
  queue.release();
  expect(shown).toEqual(['.a!', 'b']);
});

test('a step that holds was on the screen for its time before it holds', () => {
  queue.add('a!');
  expect(queue.held).toBe(null);
  vi.advanceTimersByTime(700);
  expect(queue.held).toBe('a!');
});

test('flushing shows everything and holds nothing', () => {
  for (const step of ['a', 'b!', 'c']) queue.add(step);
  queue.flush();
  expect(shown).toEqual(['a', 'b!', 'c']);
  expect(queue.idle).toBe(true);
  queue.add('d');
  expect(shown.at(-1)).toBe('d');
});

test('clearing forgets what was not shown', () => {
  queue.add('a');
  queue.add('b');
  queue.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a']);
  expect(queue.idle).toBe(true);
});
