// What the parts of the playing screen share: whose region is looked at, what has happened, which decision is open. Drawn by the tables
// (DesktopTable, LaptopTable, PhoneTable, LandscapeTable) and their parts.
import { tick } from 'svelte';
import { screen } from '../../lib/screen.svelte.ts';
import type { TableLayout } from '../../lib/screen.svelte.ts';
import { standing } from '../../lib/session.svelte.ts';
import type { Session } from '../../lib/session.svelte.ts';
import { t } from '../../lib/words.svelte.ts';
import { sinceOwnTurn, turnsOf } from '../../lib/turns.ts';
import type { TurnTaken } from '../../lib/turns.ts';
import { countingOf } from './counting.ts';
import type { Counting } from './counting.ts';
import { Flights } from './flights.svelte.ts';
import { TOGETHER, phrasesOf } from './line.ts';
import { speechOf } from './speech.ts';
import type { Speech } from './speech.ts';
import { Turn } from './turn.svelte.ts';
import type { Action } from './turn.svelte.ts';
import type { PlayerView, TuscanyView } from './view.d.ts';

/** The decisions that open in the prompt. */
export type Decision = 'pay' | 'bonus' | 'refresh';

/** How long a bot may think before it can be asked to hurry, in ms. */
const PATIENCE = 1000;

export class Play {
  readonly session: Session;
  readonly onrule: (rule: string) => void;
  readonly turn: Turn;
  readonly flights: Flights;
  root = $state<HTMLElement>();
  /** The rival whose panel stays open. */
  pinned = $state<number | null>(null);
  sheet = $state<'log' | 'bonuses' | null>(null);
  /** The time, while something on the screen depends on it. */
  now = $state(Date.now());
  drawer = $state(false);
  /** The turn of another player that is pointed at in the strip. */
  pointed = $state.raw<TurnTaken | null>(null);
  /** The step of the final scoring. */
  #step = $state<1 | 2>(1);
  /** Puts the keyboard on a legal space; the region says how. */
  focusLegal: (() => void) | undefined;

  constructor(session: Session, onrule: (rule: string) => void) {
    this.session = session;
    this.onrule = onrule;
    this.turn = new Turn(session);
    this.flights = new Flights(session, () => this.root);
    $effect(() => {
      if (!this.session.settling && this.session.thinking.length === 0) return;
      const count = (): void => void (this.now = Date.now());
      const timer = setInterval(count, 200);
      count();
      return () => clearInterval(timer);
    });
  }

  get view(): TuscanyView {
    return this.turn.view;
  }

  get me(): PlayerView {
    return this.turn.me;
  }

  get mine(): boolean {
    return this.turn.mine;
  }

  get layout(): TableLayout {
    return screen.table;
  }

  get rivals(): number[] {
    return this.view.players.map((_, seat) => seat).filter((seat) => seat !== this.turn.home);
  }

  get openRival(): number | null {
    const { pinned, rivals } = this;
    if (this.acting !== null && rivals.includes(this.acting)) return this.acting;
    if (pinned !== null && rivals.includes(pinned)) return pinned;
    // Who plays now; on one's own turn who played last.
    return rivals.find((seat) => this.view.current === seat) ?? this.recent.at(-1)?.seat ?? rivals[0] ?? null;
  }

  /** The rival whose region stands in the place of one's own. */
  get watched(): number | null {
    // Where there is one region only, a turn that is shown again is shown there.
    if ((this.layout === 'phone' || this.layout === 'landscape') && this.session.again && this.acting !== null && this.acting !== this.turn.home) return this.acting;
    return this.turn.watching !== null && this.turn.watching !== this.turn.home ? this.turn.watching : null;
  }

  get settlingMine(): boolean {
    const { at, settling, seat } = this.session;
    return at === null && settling !== null && settling.seat === seat;
  }

  /** Whether the three actions are offered. */
  get choosing(): boolean {
    return this.mine && (this.view.step === 'action' || this.view.step === 'one-more') && !this.turn.asking;
  }

  /** Whole seconds in which the last turn can still be taken back. */
  get secondsLeft(): number {
    return Math.max(0, Math.ceil(((this.session.settling?.until ?? 0) - this.now) / 1000));
  }

  /** A bot that has thought long enough for somebody to become impatient. */
  get slowBot(): number | null {
    const { session, now } = this;
    if (session.at !== null || session.mine.length === 0) return null;
    return session.thinking.find(({ since }) => now - since >= PATIENCE)?.seat ?? null;
  }

  /** How many steps of one's turn there are to take back. */
  get stepsTaken(): number {
    const entries = standing(this.session.entries);
    return entries.length - 1 - entries.findLastIndex((entry) => entry.seat !== this.session.seat);
  }

  get drawCount(): number {
    return Number(this.view.options.draw ?? 3) + (this.me.bonus.card ?? 0);
  }

  /** A heading: in one's own words for who plays, with the name for who watches. */
  ofPlayer(mine: string, named: string): string {
    return this.session.seat === this.turn.home ? t(mine) : t(named, { player: this.session.names[this.turn.home] ?? '' });
  }

  /** Points for goods, as they are part of the projected score. */
  get goods(): number {
    return this.me.projected - this.me.red - this.view.scorings_left * this.me.green;
  }

  /** The seat whose turn is shown just now, step by step. */
  get acting(): number | null {
    return this.session.pacing?.at(-1)?.seat ?? null;
  }

  /** The scoring that waits for a click. */
  counting: Counting | null = $derived.by(() => {
    const { held, at } = this.session;
    return held && at === null ? countingOf(held, this.view, this.#step) : null;
  });

  /** Goes on after a scoring: to the next step of the final scoring, to the next round, to the result. */
  goOn(): void {
    if (this.counting?.final && this.#step === 1) this.#step = 2;
    else this.session.goOn();
  }

  /** The last turn of each of the others, marked until one's own turn is over; when looking back, the entry looked at. */
  recent: TurnTaken[] = $derived.by(() => {
    const { session } = this;
    const entries = standing(session.entries).filter((entry) => entry.n <= (session.at ?? session.n));
    if (session.at !== null) return turnsOf(entries.slice(-1), TOGETHER);
    return sinceOwnTurn(turnsOf(entries, TOGETHER), session.seat, session.seat !== null && session.turn.includes(session.seat));
  });

  /** What the strip tells: what the others did, until one has done something oneself. */
  since: TurnTaken[] = $derived.by(() => {
    const last = standing(this.session.entries).at(-1);
    if (!this.mine || this.view.step === 'draft' || last?.seat === this.session.seat) return [];
    return this.recent.filter((turn) => phrasesOf(turn.events).length > 0);
  });

  showAgain(): void {
    void this.session.showAgain(this.since.flatMap((turn) => turn.entries));
  }

  lastSlots: number[] = $derived.by(() =>
    this.recent.flatMap((turn) => turn.events.filter((event) => /-(refill|neutral)$/.test(event.key)).map((event) => Number(event.raw.place) - 1)),
  );

  /** The spaces of a seat that were filled in its last turn. */
  lastSpaces(seat: number): string[] {
    return spacesOf(this.recent, seat);
  }

  /** The spaces of another seat that were filled in a turn that may still be taken back. */
  provisionalSpaces(seat: number): string[] {
    const { at, settling } = this.session;
    return at === null && settling?.seat === seat && seat !== this.session.seat ? this.lastSpaces(seat) : [];
  }

  /** The spaces of a seat that are pointed at in the strip. */
  pointedSpaces(seat: number): string[] {
    return this.pointed ? spacesOf([this.pointed], seat) : [];
  }

  get refusedSpace(): string | null {
    return /^(?:place|free) \S+ ([a-i]\d)$/.exec(this.session.refusal?.move ?? '')?.[1] ?? null;
  }

  get refusedSlot(): number | null {
    const place = /^take (\d)$/.exec(this.session.refusal?.move ?? '')?.[1];
    return place ? Number(place) - 1 : null;
  }

  get refreshing(): boolean {
    return this.mine && this.turn.offers.refresh.size > 0 && (this.view.step === 'refresh-again' || this.turn.mode === 'take');
  }

  /** The decision that is open, if it is mine. The draft of the bonus tiles is shown to everybody. */
  get decision(): Decision | null {
    if (this.view.step === 'draft' && this.session.at === null) return 'bonus';
    if (!this.mine) return null;
    if (this.view.step === 'payment') return 'pay';
    if (this.view.step === 'city') return 'bonus';
    return this.refreshing ? 'refresh' : null;
  }

  speech: Speech = $derived.by(() => speechOf(this));

  async choose(action: Action, byKey = false): Promise<void> {
    this.turn.choose(action);
    if (!byKey) return;
    await tick();
    this.focusNext();
  }

  /** Puts the keyboard where the next choice is. */
  focusNext(): void {
    const { turn, view, root } = this;
    if (turn.legalSpaces.size) this.focusLegal?.();
    else if (turn.mode === 'take' || view.step === 'castle' || view.step === 'take-fitting') root?.querySelector<HTMLElement>('[data-slot].may')?.focus();
    else if (turn.mode === 'place' || view.step === 'make-room') root?.querySelector<HTMLElement>('[data-stored].may')?.focus();
  }

  back(): void {
    const { turn, view } = this;
    if (turn.asking) turn.asking = null;
    else if (view.step === 'payment' && this.mine) void this.session.undo();
    else if (view.step === 'castle' && turn.slot !== null) turn.slot = null;
    else if (turn.mode || turn.kind) turn.reset();
    else if (this.watched !== null && this.session.seat !== null) turn.watching = null;
  }

  /** Makes the move that was asked about. */
  confirm(): void {
    const { asking } = this.turn;
    if (asking) void this.session.play(asking.move, asking.text);
  }

  decline(): void {
    const { decline } = this.turn.offers;
    if (decline !== null) void this.session.play(decline, 'decline');
  }

  /** Ends the turn: with the move that says so, or by no longer keeping it open to be taken back. */
  end(): void {
    const { end } = this.turn.offers;
    if (this.settlingMine) void this.session.end();
    else if (end !== null) void this.session.play(end, 'end');
  }

  /** Shows the next player's region, and one's own after the last. */
  watchNext(): void {
    const seats = this.session.seat === null ? this.view.players.map((_, seat) => seat) : [this.turn.home, ...this.rivals];
    const next = seats[(seats.indexOf(this.turn.watching ?? this.turn.home) + 1) % seats.length]!;
    this.turn.watching = next === this.session.seat ? null : next;
  }

  async showLog(): Promise<void> {
    if (this.layout === 'phone' || this.layout === 'landscape') this.sheet = 'log';
    else this.drawer = true;
    await tick();
    this.root?.parentElement?.querySelector<HTMLElement>('[role="log"]')?.focus();
  }

  watch(seat: number): void {
    this.turn.watching = this.turn.watching === seat ? null : seat;
    this.sheet = null;
  }
}

function spacesOf(turns: TurnTaken[], seat: number): string[] {
  const placed = turns.flatMap((turn) => turn.events.filter((event) => event.key === 'tuscany-log-place' && event.raw.seat === seat));
  return placed.map((event) => String(event.raw.space));
}
