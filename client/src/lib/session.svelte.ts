// A table as one page sees it: the live connection, what was seen, what may be done, and moments looked back at. Knows no game.
import { Failed, get } from './api.ts';
import { applied } from './changes.ts';
import { tableKey } from './keys.ts';
import { StepQueue } from './queue.svelte.ts';
import { root } from './root.ts';
import { duration, motion } from './settings.svelte.ts';
import { update } from './update.svelte.ts';
import type { ApiError, BaseView, Because, Change, Entry, Moment, Seen, Table, Text, Thinking } from './types.ts';

interface Message {
  type: string;
  id?: string;
  [field: string]: unknown;
}

interface StateMessage {
  n: number;
  cause: string;
  turn: number[];
  settling: { seat: number; ends_in: number } | null;
  thinking: Thinking[];
  seen: Seen[];
}

/** A state as it is sent: views whole, or what changed in them. */
interface SentState extends Omit<StateMessage, 'seen'> {
  seen: (Omit<Seen, 'view'> & { view?: BaseView | null; changes?: Change[] })[];
}

export interface Refusal {
  rule: string | null;
  text: Text;
  /** What was clicked, in the game's notation, so that it can be marked. */
  move: string;
}

interface Waiting {
  message: Message;
  settle: (answer: Message) => void;
}

/** What happened, told to those who draw it: the entries that are about to be shown. Returns for how long it moves, in milliseconds. */
export type Listener = (entries: Entry[]) => number;

/** What came from the server at once: it is shown at once, too. */
interface Step {
  state: StateMessage;
  /** What is new in it, for the seat that looks. */
  entries: Entry[];
  /** The first one since the page was opened. */
  first: boolean;
  /** When it came, by this machine's clock: its countdowns run from then on. */
  came: number;
}

/** A moment shown once more. */
interface Frame {
  view: BaseView;
  entries: Entry[];
}

/** How long a step of others stays on the screen, and at least a whole turn. */
const STEP_MS = 700;
const TURN_MS = 1200;
/** So many entries at once are caught up with, not watched; and who is that many steps behind does not watch either. */
const CATCH_UP = 12;
const BEHIND = 24;
/** So many moments are kept to be shown again. */
const KEPT = 60;

const FATAL = new Set([4400, 4401, 4403, 4404]);
const PATIENCE = [300, 800, 1500, 3000, 5000];
/** How long an answer may take before the connection counts as lost, in ms. The first one may take longer: the game is loaded for it. */
const ANSWER = 3000;
const FIRST_ANSWER = 10000;
/** How long a reload waits for answers, in ms. */
const LONGEST_SETTLING = 5000;
/** How often the server is asked whether it is still there, in ms. */
const PULSE = 15000;

export class Session {
  readonly id: string;
  key = $state<string | null>(null);
  table = $state.raw<Table | null>(null);
  /** The moment that is shown. Others may be on their way to the screen. */
  n = $state(0);
  turn = $state.raw<number[]>([]);
  /** Whose turn it is by the newest message, shown or not. */
  due = $state.raw<number[]>([]);
  settling = $state.raw<{ seat: number; until: number; whole: number } | null>(null);
  /** Bots that think now: since when and how long at most, by this machine's clock; whether they wait for other bots, or think for a shorter time. */
  thinking = $state.raw<{ seat: number; since: number; until: number; waiting: boolean; shortened: boolean }[]>([]);
  connection = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  problem = $state.raw<ApiError | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The seat whose view is shown: one of mine, or null for a spectator. */
  seat = $state<number | null>(null);
  /** At a table where several people share this device: whose turn to look it is, until they say they are there. */
  nextSeat = $state<number | null>(null);
  /** The moment looked back at, or null for now. */
  at = $state<number | null>(null);
  #seen = $state.raw<Record<string, Seen>>({});
  #logs = $state.raw<Record<string, Entry[]>>({});
  #past = $state.raw<Moment | null>(null);
  /** Whether what happened is a moment of its own, in the words of the game: the end of a round. Everything after it waits for a click. */
  pauses: (entry: Entry) => boolean = () => false;
  #steps = new StepQueue<Step>({ show: (step) => this.#show(step), holds: (step, after) => this.#holds(step, after) });
  #again = new StepQueue<Frame>({ show: (frame) => this.#showAgain(frame), holds: () => false });
  #shown = $state.raw<Step | null>(null);
  #frame = $state.raw<Frame | null>(null);
  #views = new Map<string, BaseView>();
  /** The last view of each seat that came, shown or not. */
  #sent = new Map<number | null, BaseView | null>();
  #newest = 0;
  #acting = { seat: null as number | null, since: 0 };
  #own: number | null | undefined = undefined;
  #asked = 0;
  #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #settling: () => void = () => undefined;
  #listeners = new Set<Listener>();
  #moments = new Map<string, Moment>();

  constructor(id: string) {
    this.id = id;
    this.key = tableKey(id);
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get mine(): number[] {
    return this.table?.you.seats ?? [];
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  get now(): BaseView | null {
    return this.#seen[String(this.seat)]?.view ?? null;
  }

  get view(): BaseView | null {
    if (this.at !== null && this.#past) return this.#past.view;
    return this.#again.running && this.#frame ? this.#frame.view : this.now;
  }

  get mayUndo(): boolean {
    return this.at === null && this.#steps.waiting === 0 && !this.#again.running && (this.#seen[String(this.seat)]?.may_undo ?? false);
  }

  get entries(): Entry[] {
    return (this.#logs[String(this.seat)] ?? []).filter((entry) => entry.n <= this.n);
  }

  /** Whether the person looking must decide now. What others did is shown first. */
  get myTurn(): boolean {
    return this.at === null && this.seat !== null && this.turn.includes(this.seat) && !this.now?.over && this.pacing === null && this.held === null;
  }

  /** What somebody does on the screen just now: the entries of the step that is shown, until the next one. */
  get pacing(): Entry[] | null {
    if (this.at !== null) return null;
    if (this.#again.running) return this.#frame?.entries ?? null;
    return this.#steps.running ? (this.#shown?.entries ?? null) : null;
  }

  /** Whether turns are being shown once more. */
  get again(): boolean {
    return this.#again.running;
  }

  /** The entries of a moment that waits for a click. */
  get held(): Entry[] | null {
    return this.#steps.held && standing(this.#steps.held.entries);
  }

  /** Whether everything that happened is on the screen, and nothing waits for a click. */
  get upToDate(): boolean {
    return this.#steps.idle;
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.#steps.waiting > 0;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connect(): void {
    this.#stopped = false;
    this.#settling();
    this.#settling = update.before(() => this.settled());
    const address = new URL(`${root}/api/tables/${this.id}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', changes: true, ...(this.key ? { key: this.key } : {}), ...(this.#attempts || this.#newest ? { since: this.#newest } : {}) }));
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.#hear(JSON.parse(String(event.data)) as Message);
      if (this.#urgent) this.#await(ANSWER);
    };
    socket.onclose = (event) => {
      if (this.#stopped || this.#socket !== socket) return;
      if (FATAL.has(event.code)) {
        this.#heard();
        this.connection = 'closed';
        for (const { settle } of this.#waiting.values()) settle({ type: 'closed' });
        this.#waiting.clear();
        return;
      }
      this.#lose();
    };
    this.#await(FIRST_ANSWER);
    this.#pulse ??= setInterval(() => this.#ping(), PULSE);
  }

  /** Something must be heard within this time, or the connection has stalled: then a new one is made, and what was asked is sent again. */
  #await(patience: number): void {
    this.#deadline ??= setTimeout(() => this.#lose(), patience);
  }

  #heard(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  /** Asks whether the server is still there, unless something waits: a request has its own deadline, and the answer would come after a suggestion. */
  #ping(): void {
    if (this.#waiting.size === 0) this.#send({ type: 'ping' });
  }

  #lose(): void {
    this.#heard();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connection = 'lost';
    const wait = PATIENCE[Math.min(this.#attempts, PATIENCE.length - 1)]!;
    this.#attempts++;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  /** Makes sure of the connection at once, for example when the machine is online again or the page is looked at. */
  hurry(): void {
    if (this.#socket) this.#ping();
    else if (this.connection === 'lost' && !this.#stopped) {
      clearTimeout(this.#timer);
      this.connect();
    }
  }

  /** Resolves when nothing that was asked of the server is without an answer: a move is on disk, or was refused. It waits for a while only. */
  async settled(): Promise<void> {
    const until = performance.now() + LONGEST_SETTLING;
    while (performance.now() < until && this.#urgent && !this.#stopped && this.connection !== 'closed') await new Promise((resolve) => setTimeout(resolve, 50));
  }

  stop(): void {
    this.#stopped = true;
    this.#settling();
    clearTimeout(this.#timer);
    this.#heard();
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    clearTimeout(this.#refusalTimer);
    this.#steps.clear();
    this.#again.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'table': {
        const before = this.table;
        this.table = message.table as Table;
        if (!before) this.seat = this.mine[0] ?? null;
        if (this.table.n === this.#newest) this.due = this.table.turn;
        if (this.table.n === this.n && this.upToDate) this.#settle(this.table, Date.now());
        this.#chooseSeat();
        break;
      }
      case 'state':
        this.#take(this.#whole(message as unknown as SentState));
        break;
      case 'error':
        if (!message.id) this.problem = message.error as ApiError;
        else this.#answer(message);
        break;
      case 'notice':
        this.refuse({ rule: null, text: message.text as Text, move: '' });
        break;
      case 'build':
        update.heard(String(message.build));
        break;
      case 'pong':
        break;
      default:
        this.#answer(message);
    }
  }

  #answer(message: Message): void {
    const waiting = message.id ? this.#waiting.get(message.id) : undefined;
    if (!waiting) return;
    this.#waiting.delete(message.id!);
    waiting.settle(message);
  }

  /** The state with whole views. */
  #whole(state: SentState): StateMessage {
    const seen = state.seen.map(({ changes, ...part }): Seen => {
      const view = changes ? applied(this.#sent.get(part.seat) ?? null, changes) : (part.view ?? null);
      this.#sent.set(part.seat, view);
      return { ...part, view };
    });
    return { ...state, seen };
  }

  #take(state: StateMessage): void {
    const first = this.#newest === 0 && Object.keys(this.#seen).length === 0;
    const entries = state.seen.find((part) => part.seat === this.seat)?.entries ?? state.seen[0]?.entries ?? [];
    this.#newest = state.n;
    this.due = state.turn;
    this.connection = 'open';
    this.#attempts = 0;
    for (const { message } of this.#waiting.values()) if (state.cause === 'hello') this.#send(message);
    this.#again.clear();
    // What I did myself, here or on another device, waits for nothing.
    if (entries.some((entry) => entry.seat !== null && this.mine.includes(entry.seat))) this.#steps.flush();
    this.#steps.add({ state, entries, first, came: Date.now() });
    this.#chooseSeat();
  }

  /** Puts a state on the screen. Returns how long it stays there before the next. */
  #show(step: Step): number {
    const { state, entries, first, came } = step;
    const acting = this.turn;
    const shown = this.at === null && !first && entries.length > 0;
    const moving = shown ? Math.max(0, ...[...this.#listeners].map((listener) => listener(entries))) : 0;
    const seen = { ...this.#seen };
    const logs = { ...this.#logs };
    for (const part of state.seen) {
      seen[String(part.seat)] = part;
      logs[String(part.seat)] = merged(logs[String(part.seat)] ?? [], part.entries);
      if (part.view) this.#keep(state.n, part.seat, part.view);
    }
    this.#seen = seen;
    this.#logs = logs;
    this.#shown = step;
    this.n = state.n;
    this.#settle(state, came);
    if (this.table && (this.table.n < state.n || state.cause === 'start')) this.table = { ...this.table, n: state.n, turn: state.turn };
    if (first || state.cause === 'hello') void this.#wholeLog();
    return shown && this.#watched(state, entries, acting) ? this.#stay(state, entries, moving) : 0;
  }

  /** Whether a step of others is shown for a while: somebody looks, has nothing to do meanwhile, and is not far behind. */
  #watched(state: StateMessage, entries: Entry[], acting: number[]): boolean {
    if (state.cause === 'hello' || entries.length > CATCH_UP || this.#steps.waiting > BEHIND) return false;
    if (this.hotSeat || document.hidden || !motion() || !this.now) return false;
    if (this.seat !== null && acting.includes(this.seat)) return false;
    return entries.every((entry) => entry.seat === null || !this.mine.includes(entry.seat));
  }

  #stay(state: StateMessage, entries: Entry[], moving: number): number {
    const seat = entries.at(-1)?.seat ?? null;
    const now = performance.now();
    if (seat !== this.#acting.seat) this.#acting = { seat, since: now };
    // Half a move, a tile chosen but not paid for, tells nothing yet.
    if (entries.every((entry) => entry.events.length === 0)) return 0;
    const stays = Math.max(duration(STEP_MS), moving);
    if (seat !== null && state.turn.includes(seat)) return stays;
    return Math.max(stays, duration(TURN_MS) - (now - this.#acting.since));
  }

  /** Whether a step waits for a click. What was taken back, in it or in those after it, is nothing to wait for. */
  #holds({ state, entries, first }: Step, after: readonly Step[]): boolean {
    const stands = new Set(standing([...entries, ...after.flatMap((step) => step.entries)]));
    if (!entries.some((entry) => stands.has(entry) && this.pauses(entry))) return false;
    const over = state.seen[0]?.view?.over ?? false;
    return !first || (this.seat !== null && !over);
  }

  #keep(n: number, seat: number | null, view: BaseView): void {
    this.#views.set(`${n} ${seat}`, view);
    if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value!);
  }

  /** Shows the end of the steps that are on their way to the screen. */
  skip(): void {
    if (this.#again.running) this.#again.clear();
    else this.#steps.skip();
  }

  /** Goes on after a moment that waited for a click. A turn of one's own that could still be taken back is over with it. */
  goOn(): void {
    if (!this.held) return;
    const mine = this.settling !== null && this.settling.seat === this.seat && this.#steps.waiting === 0;
    this.#steps.release();
    this.#chooseSeat();
    if (mine) void this.end();
  }

  /** Shows what happened in some entries once more, one after the other. */
  async showAgain(entries: Entry[]): Promise<void> {
    if (!this.upToDate || this.at !== null || entries.length === 0) return;
    const { n, seat } = this;
    const before = entries[0]!.n - 1;
    let views: BaseView[];
    try {
      views = await Promise.all([before, ...entries.map((entry) => entry.n)].map((at) => this.#viewAt(at)));
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.#failed(error.problem, '');
      return;
    }
    if (this.n !== n || this.seat !== seat || this.at !== null) return;
    this.#again.clear();
    this.#again.add({ view: views[0]!, entries: [] });
    entries.forEach((entry, index) => this.#again.add({ view: views[index + 1]!, entries: [entry] }));
  }

  #showAgain(frame: Frame): number {
    const moving = Math.max(0, ...[...this.#listeners].map((listener) => listener(frame.entries)));
    this.#frame = frame;
    if (frame.entries.length > 0 && frame.entries.every((entry) => entry.events.length === 0)) return 0;
    return Math.max(duration(STEP_MS) || STEP_MS, moving);
  }

  async #viewAt(n: number): Promise<BaseView> {
    return this.#views.get(`${n} ${this.seat}`) ?? (await this.moment(n)).view;
  }

  /** Takes over whose turn it is, and the turn that may still be taken back, as told at a time. */
  #settle({ turn, settling, thinking }: Pick<StateMessage, 'turn' | 'settling' | 'thinking'>, came: number): void {
    this.turn = turn;
    this.thinking = thinking.map(({ seat, since_ms, limit_ms, waiting, shortened }) => ({ seat, since: came - since_ms, until: came - since_ms + limit_ms, waiting, shortened }));
    this.settling = settling && { seat: settling.seat, until: came + settling.ends_in, whole: settling.ends_in };
  }

  /** Where several people share the device, the seat shown follows the turn, behind a curtain. */
  #chooseSeat(): void {
    if (!this.hotSeat || this.seat === null || this.held) return;
    const due = this.turn.filter((seat) => this.mine.includes(seat));
    if (due.length === 0 || due.includes(this.seat)) {
      this.nextSeat = null;
      return;
    }
    if (this.settling && this.mine.includes(this.settling.seat)) return;
    this.nextSeat = due[0]!;
  }

  /** The person of the next seat is in front of the screen. */
  takeSeat(): void {
    if (this.nextSeat === null) return;
    this.seat = this.nextSeat;
    this.nextSeat = null;
    this.refusal = null;
    void this.#wholeLog();
  }

  async #wholeLog(): Promise<void> {
    const seat = this.seat;
    try {
      // The log comes in pages.
      for (let since = 0, last = 1; since < last; ) {
        const { n, entries } = await get<{ n: number; entries: Entry[] }>(`/api/tables/${this.id}/log?since=${since}${asSeat(seat, '&')}`, this.key);
        this.#logs = { ...this.#logs, [String(seat)]: merged(this.#logs[String(seat)] ?? [], entries) };
        last = n;
        since = entries.at(-1)?.n ?? n;
      }
    } catch (error) {
      // The log goes on from what is known; the next connection asks for all of it again.
      if (!(error instanceof Failed)) throw error;
    }
  }

  /** Whether an answer is awaited. A suggestion takes the time it takes. */
  get #urgent(): boolean {
    return [...this.#waiting.values()].some(({ message }) => message.type !== 'suggest');
  }

  #send(message: Message): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== 'suggest') this.#await(ANSWER);
  }

  /** Sends a message and waits for its answer, across lost connections. */
  #request(fields: Omit<Message, 'id'>): Promise<Message> {
    const id = `${Date.now().toString(36)}-${(this.#asked++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const message = { ...fields, id } as Message;
    return new Promise((settle) => {
      this.#waiting.set(id, { message, settle });
      this.#send(message);
    });
  }

  /** Makes a move. Returns whether it was made. */
  async play(move: number, text = ''): Promise<boolean> {
    return this.#act({ type: 'play', n: this.#newest, seat: this.seat, move }, text);
  }

  async undo(wholeTurn = false): Promise<boolean> {
    return this.#act({ type: 'undo', n: this.#newest, seat: this.seat, turn: wholeTurn }, '');
  }

  async end(): Promise<boolean> {
    return this.#act({ type: 'end', seat: this.seat }, '');
  }

  /** Asks a bot that thinks to decide at once. */
  async moveNow(seat: number): Promise<void> {
    await this.#request({ type: 'hurry', seat });
  }

  async #act(fields: Omit<Message, 'id'>, text: string): Promise<boolean> {
    if (this.busy || this.at !== null) return false;
    this.#again.clear();
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.#request(fields);
      if (answer.type === 'refused') this.refuse({ rule: answer.rule as string | null, text: answer.text as Text, move: text });
      if (answer.type === 'error') this.#failed(answer.error as ApiError, text);
      return answer.type === 'done';
    } finally {
      this.busy = false;
    }
  }

  /** Asks why something is not allowed and shows the reason. */
  async explain(move: string): Promise<void> {
    if (this.at !== null || this.seat === null) return;
    const because = (await this.#request({ type: 'why', seat: this.seat, move })) as unknown as Because & Message;
    if (because.text) this.refuse({ rule: because.rule, text: because.text, move });
  }

  async suggest(): Promise<number[]> {
    const answer = await this.#request({ type: 'suggest', seat: this.seat });
    if (answer.type === 'suggested') return answer.moves as number[];
    if (answer.type === 'error') this.#failed(answer.error as ApiError, '');
    return [];
  }

  #failed(error: ApiError, move: string): void {
    this.refuse({ rule: error.rule ?? null, text: { key: error.key, args: error.args }, move });
  }

  /** Shows for a while why something cannot be done. */
  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.refusal = null), 6000);
  }

  /** Looks back at the moment after entry n; null: returns to now. */
  async look(n: number | null): Promise<void> {
    if (n === null) {
      this.at = null;
      this.#past = null;
      if (this.#own !== undefined) this.seat = this.#own;
      this.#own = undefined;
      return;
    }
    this.at = n;
    const moment = await this.moment(n);
    if (this.at === n) this.#past = moment;
  }

  /** Looks back with the eyes of another seat, until returning to now. Only finished games allow it. */
  async lookAs(seat: number | null): Promise<void> {
    if (this.#own === undefined) this.#own = this.seat;
    this.seat = seat;
    await Promise.all([this.#wholeLog(), this.look(this.at)]);
  }

  async moment(n: number, seat: number | null = this.seat): Promise<Moment> {
    const name = `${n} ${seat}`;
    const kept = this.#moments.get(name);
    if (kept) return kept;
    const moment = await get<Moment>(`/api/tables/${this.id}/moments/${n}${asSeat(seat, '?')}`, this.key);
    this.#moments.set(name, moment);
    return moment;
  }

  async refreshTable(): Promise<void> {
    try {
      this.table = await get<Table>(`/api/tables/${this.id}`, this.key);
    } catch (error) {
      if (error instanceof Failed) this.problem = error.problem;
    }
  }
}

function asSeat(seat: number | null, sign: string): string {
  return seat === null ? '' : `${sign}as=${seat}`;
}

function merged(known: Entry[], added: Entry[]): Entry[] {
  if (added.length === 0) return known;
  const byNumber = new Map([...known, ...added].map((entry) => [entry.n, entry]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** The entries that count, newest last: what was taken back is left out together with its undo. */
export function standing(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.undo) {
      const last = kept.findLastIndex((before) => before.seat === entry.seat);
      if (last >= 0) kept.splice(last, 1);
    } else kept.push(entry);
  }
  return kept;
}
