import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.svelte.ts';
import type { Entry } from './types.ts';

// What the modules look for when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('location', new URL('http://table.test/t/abc'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => {});
});

class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

let session: Session;
let fetched: ReturnType<typeof vi.fn>;

const wire = (): Wire => Wire.all.at(-1)!;
const answer = (body: unknown): Response => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const move = (n: number, seat: number, key = 'moved'): Entry => ({ n, seat, undo: false, at: null, events: [{ key, args: {}, raw: {} }] });
const undo = (n: number, seat: number): Entry => ({ n, seat, undo: true, at: null, events: [{ key: 'log-undo', args: {}, raw: {} }] });

function tell(n: number, turn: number[], entries: Entry[], more: { cause?: string; seats?: (number | null)[]; [field: string]: unknown } = {}): void {
  const { cause = 'move', seats = [session.seat], ...rest } = more;
  const seen = seats.map((seat) => ({ seat, view: { seat, over: false }, entries, may_undo: false, last_own: 0 }));
  wire().say({ type: 'state', n, cause, turn, settling: null, thinking: [], seen, ...rest });
}

/** Sits down at a table where the game is on and seat 1 is to move. */
function sit(mine = [0]): void {
  session.connect();
  wire().open();
  const seats = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}` }));
  wire().say({ type: 'table', table: { status: 'playing', n: 4, turn: [1], settling: null, thinking: [], seats, you: { seats: mine } } });
  tell(4, [1], [], { cause: 'hello', seats: mine });
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  fetched = vi.fn(async () => answer({ entries: [] }));
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', fetched);
  session = new Session('abc');
  session.pauses = (entry) => entry.events.some(({ key }) => key === 'scored');
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

test('whose turn it is, is known while a scoring waits for its click', () => {
  sit();
  tell(5, [2], [move(5, 1, 'scored')]);
  vi.advanceTimersByTime(5000);
  expect(session.held).not.toBe(null);
  tell(6, [0], [move(6, 2)]);
  expect(session.turn).toEqual([2]);
  expect(session.due).toEqual([0]);
  session.goOn();
  expect(session.turn).toEqual([0]);
});

test('a connection that dies while one waits is noticed', () => {
  sit();
  vi.advanceTimersByTime(15_000);
  expect(wire().types).toEqual(['hello', 'ping']);
  wire().say({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(session.connection).toBe('open');
  vi.advanceTimersByTime(3000);
  expect(session.connection).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(Wire.all).toHaveLength(2);
  wire().open();
  tell(4, [1], [], { cause: 'hello' });
  expect(session.connection).toBe('open');
});

test('who comes back to the page finds out at once, however often they do', () => {
  sit();
  session.hurry();
  expect(wire().types).toEqual(['hello', 'ping']);
  vi.advanceTimersByTime(2000);
  session.hurry();
  vi.advanceTimersByTime(1000);
  expect(session.connection).toBe('lost');
});

test('a suggestion may take its time', () => {
  sit();
  void session.suggest();
  session.hurry();
  vi.advanceTimersByTime(60_000);
  expect(wire().types).toEqual(['hello', 'suggest']);
  expect(session.connection).toBe('open');
});

test('nothing is asked any more after the page was left', () => {
  sit();
  session.stop();
  vi.advanceTimersByTime(60_000);
  expect(wire().types).toEqual(['hello']);
  expect(Wire.all).toHaveLength(1);
});

test('a scoring taken back before it was shown holds up nothing', () => {
  sit();
  tell(5, [1], [move(5, 1)]);
  expect(session.pacing).not.toBe(null);
  tell(6, [2], [move(6, 1, 'scored')]);
  tell(7, [1], [undo(7, 1)]);
  vi.advanceTimersByTime(10_000);
  expect(session.held).toBe(null);
  expect(session.n).toBe(7);
  expect(session.upToDate).toBe(true);
});

test('a scoring taken back while it waits for its click is let go', () => {
  sit();
  tell(5, [2], [move(5, 1, 'scored')]);
  vi.advanceTimersByTime(5000);
  expect(session.held).not.toBe(null);
  tell(6, [1], [undo(6, 1)]);
  vi.advanceTimersByTime(5000);
  expect(session.upToDate).toBe(true);
});

test('a scoring stays when only what came after it was taken back', () => {
  sit();
  tell(5, [1], [move(5, 1, 'scored')]);
  vi.advanceTimersByTime(5000);
  tell(6, [1], [move(6, 1)]);
  tell(7, [1], [undo(7, 1)]);
  expect(session.held).toEqual([move(5, 1, 'scored')]);
});

test('a scoring taken back while one was away holds up nothing; the one that stands does', () => {
  sit();
  tell(6, [1], [move(5, 1, 'scored'), undo(6, 1)], { cause: 'hello' });
  expect(session.held).toBe(null);
  tell(9, [2], [move(7, 1, 'scored'), undo(8, 1), move(9, 1, 'scored')], { cause: 'hello' });
  expect(session.held).toEqual([move(9, 1, 'scored')]);
});

test('countdowns run from when they were told, not from when they are shown', () => {
  sit();
  tell(5, [2], [move(5, 1, 'scored')]);
  vi.advanceTimersByTime(5000);
  const came = Date.now();
  tell(6, [0], [], { settling: { seat: 2, ends_in: 4000 }, thinking: [{ seat: 2, since_ms: 500, limit_ms: 9000, waiting: true, shortened: false }] });
  vi.advanceTimersByTime(3000);
  session.goOn();
  expect(session.settling).toEqual({ seat: 2, until: came + 4000, whole: 4000 });
  expect(session.thinking).toEqual([{ seat: 2, since: came - 500, until: came + 8500, waiting: true, shortened: false }]);
});

test('shown again twice at the same time is shown once', async () => {
  sit();
  await vi.advanceTimersByTimeAsync(0);
  tell(5, [0], [move(5, 1)]);
  await vi.advanceTimersByTimeAsync(5000);
  const shown: number[] = [];
  session.listen((entries) => (shown.push(...entries.map(({ n }) => n)), 0));
  fetched.mockImplementation(async () => answer({ view: { over: false } }));
  await Promise.all([session.showAgain([move(5, 1)]), session.showAgain([move(5, 1)])]);
  expect(session.again).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([5]);
  expect(session.again).toBe(false);
});

test('what cannot be fetched to be shown again is said', async () => {
  sit();
  await vi.advanceTimersByTimeAsync(0);
  fetched.mockRejectedValue(new TypeError('no network'));
  await session.showAgain([move(3, 1)]);
  expect(session.again).toBe(false);
  expect(session.refusal?.text.key).toBe('web-offline');
});

test('a log that could not be fetched is fetched with the next connection', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  sit();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.entries).toEqual([]);
  fetched.mockImplementation(async () => answer({ entries: [move(3, 1), move(4, 0)] }));
  wire().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  wire().open();
  tell(4, [1], [], { cause: 'hello' });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.entries.map(({ n }) => n)).toEqual([3, 4]);
});

test('the curtain falls for the next of mine, and rises when nobody of mine is due', () => {
  sit([0, 1]);
  expect(session.nextSeat).toBe(1);
  tell(5, [], [move(5, 1)], { seats: [0, 1] });
  expect(session.nextSeat).toBe(null);
});

test('the curtain waits until a scoring was seen', () => {
  sit([0, 1]);
  session.takeSeat();
  tell(5, [0], [move(5, 1, 'scored')], { seats: [0, 1] });
  expect(session.nextSeat).toBe(null);
  session.goOn();
  expect(session.nextSeat).toBe(0);
});

test('a move is not on its way any more when the table was closed', async () => {
  sit();
  const made = session.play(7);
  expect(session.busy).toBe(true);
  wire().close(4404);
  expect(await made).toBe(false);
  expect(session.busy).toBe(false);
  expect(session.connection).toBe('closed');
});
