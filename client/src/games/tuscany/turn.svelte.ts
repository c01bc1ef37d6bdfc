// What the person at the screen is about to do: which action, which tile, which payment. Moves are made with the session.
import type { Session } from '../../lib/session.svelte.ts';
import { settings } from '../../lib/settings.svelte.ts';
import { colourOf, colourOfLetter } from './kinds.ts';
import type { Colour } from './kinds.ts';
import { offersOf } from './offers.ts';
import type { Offers, Payment } from './offers.ts';
import { SPACE_NAMES, areaPoints, areas, arrangementOf, neighbours } from './region.ts';
import type { PlayerView, TuscanyView } from './view.d.ts';

export type Action = 'draw' | 'take' | 'place';

export class Turn {
  readonly session: Session;
  mode = $state<Action | null>(null);
  /** The tile in storage that is to be placed. */
  kind = $state<string | null>(null);
  /** The place of the display a castle takes its tile from. */
  slot = $state<number | null>(null);
  payment = $state<number | null>(null);
  pointed = $state<string | null>(null);
  /** Another player whose region is looked at. */
  watching = $state<number | null>(null);
  /** A move that reveals something, to be confirmed. */
  asking = $state<{ move: number; text: string } | null>(null);
  /** The action a marble was paid for. */
  bought = $state<Action | null>(null);

  constructor(session: Session) {
    this.session = session;
  }

  get view(): TuscanyView {
    return this.session.view as unknown as TuscanyView;
  }

  /** The seat at the bottom of the screen: mine, or for a spectator the one looked at. */
  get home(): number {
    return this.session.seat ?? this.watching ?? 0;
  }

  get me(): PlayerView {
    return this.view.players[this.home]!;
  }

  get mine(): boolean {
    return this.session.myTurn;
  }

  offers: Offers = $derived.by(() => offersOf(this.mine && this.session.view ? this.view.moves : []));

  higher = $derived.by(() => (this.me.region ? arrangementOf(this.me.region).higher : [false, true]));

  pendingSpace = $derived.by(() => (this.view.step === 'payment' && this.view.current === this.home ? (this.view.pending?.split(' ') ?? null) : null));

  /** The space of a free tile that is asked about. */
  get askingSpace(): string | null {
    return /^free \d+ (\w+)$/.exec(this.asking?.text ?? '')?.[1] ?? null;
  }

  legalSpaces: Set<string> = $derived.by(() => {
    const { step } = this.view;
    if (!this.mine) return new Set<string>();
    if (step === 'castle') return new Set(this.slot === null ? [] : (this.offers.free.get(this.slot)?.keys() ?? []));
    if (step === 'action' && this.kind) return new Set(this.offers.place.get(this.kind)?.keys() ?? []);
    return new Set<string>();
  });

  legalSlots: Set<number> = $derived.by(() => {
    if (!this.mine) return new Set<number>();
    if (this.view.step === 'castle') return new Set(this.offers.free.keys());
    if (this.mode === 'place') return new Set<number>();
    return new Set(this.offers.take.keys());
  });

  legalStorage: Set<string> = $derived.by(() => {
    if (!this.mine) return new Set<string>();
    if (this.view.step === 'make-room') return new Set(this.offers.remove.keys());
    if (this.mode === 'take') return new Set<string>();
    return new Set(this.offers.place.keys());
  });

  /** Points an area would give at once if the tile lay on a space. */
  badges: Record<string, string> = $derived.by(() => {
    const found: Record<string, string> = {};
    if (!this.me.colours) return found;
    const groups = areas(this.me.colours, this.higher);
    for (const name of this.legalSpaces) {
      const area = groups[SPACE_NAMES.indexOf(name)]!;
      const open = area.filter((space) => !this.filled(SPACE_NAMES[space]!));
      if (open.length === 1) found[name] = `+${areaPoints(area.length, this.view.components)}`;
    }
    return found;
  });

  filled(name: string): boolean {
    return name in this.me.tiles || name === this.me.castle;
  }

  area(name: string): { filled: number; size: number; points: number } {
    const group = areas(this.me.colours ?? '', this.higher)[SPACE_NAMES.indexOf(name)] ?? [];
    return {
      filled: group.filter((space) => this.filled(SPACE_NAMES[space]!)).length,
      size: group.length,
      points: areaPoints(group.length, this.view.components),
    };
  }

  colourAt(name: string): Colour {
    return colourOfLetter(this.me.colours?.[SPACE_NAMES.indexOf(name)] ?? 'D');
  }

  /** The tile in hand, so to speak: what would be laid on the space pointed at. */
  get held(): string | null {
    if (this.view.step === 'castle') return this.slot === null ? null : (this.view.display[this.slot]?.tile ?? null);
    return this.kind;
  }

  get chosenPayment(): Payment | null {
    if (this.view.step !== 'payment') return null;
    return this.offers.pay.find((payment) => payment.id === (this.payment ?? this.view.suggested)) ?? this.offers.pay[0] ?? null;
  }

  /** Payments in the order they are shown: the suggested one first, then the fewest cards and workers. */
  get payments(): Payment[] {
    const rank = (payment: Payment): number => (payment.id === this.view.suggested ? -1 : payment.cards + 2 * payment.workers);
    return [...this.offers.pay].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  }

  reset(): void {
    this.mode = null;
    this.kind = null;
    this.slot = null;
    this.payment = null;
    this.asking = null;
  }

  /** A new view came: forget what no longer fits, and go on with an action that marble bought. */
  renew(): void {
    const bought = this.bought;
    const kind = this.kind;
    this.reset();
    if (!this.mine) {
      this.bought = null;
      return;
    }
    if (this.view.step === 'action' && bought) {
      this.bought = null;
      this.choose(bought);
    } else if (this.view.step === 'action' && kind && this.offers.place.has(kind)) {
      this.mode = 'place';
      this.kind = kind;
    } else if (this.view.step === 'castle' && this.offers.free.size === 1) this.slot = [...this.offers.free.keys()][0]!;
  }

  choose(action: Action): void {
    this.asking = null;
    if (this.view.step === 'one-more' && this.offers.marble !== null) {
      this.bought = action;
      void this.session.play(this.offers.marble, 'marble').then((done) => {
        if (!done) this.bought = null;
      });
      return;
    }
    if (this.view.step !== 'action') {
      void this.session.explain(action === 'draw' ? 'draw' : action === 'take' ? 'take 1' : this.placeText(this.me.storage[0] ?? 'castle'));
      return;
    }
    if (action === 'draw') {
      this.reset();
      if (this.offers.draw !== null) this.reveal(this.offers.draw, 'draw');
      return;
    }
    this.kind = null;
    this.mode = this.mode === action ? null : action;
    if (action === 'take' && this.offers.take.size === 0 && this.offers.refresh.size === 0) void this.session.explain('take 1');
    if (action === 'place' && this.mode) {
      if (this.offers.place.size === 0) {
        this.mode = null;
        void this.session.explain(this.placeText(this.me.storage[0] ?? 'castle'));
      } else if (this.offers.place.size === 1) this.kind = [...this.offers.place.keys()][0]!;
    }
  }

  pickSlot(slot: number): void {
    if (!this.mine) return void this.session.explain(`take ${slot + 1}`);
    if (this.view.step === 'castle') {
      if (this.offers.free.has(slot)) this.slot = this.slot === slot ? null : slot;
      else void this.session.explain(`free ${slot + 1} ${this.fittingSpace(this.view.display[slot]?.tile ?? 'castle')}`);
      return;
    }
    const move = this.offers.take.get(slot);
    if (move !== undefined) this.reveal(move, `take ${slot + 1}`);
    else {
      if (this.offers.refresh.size > 0) this.mode = 'take';
      void this.session.explain(`take ${slot + 1}`);
    }
  }

  pickStored(kind: string): void {
    if (this.view.step === 'make-room' && this.mine) {
      const move = this.offers.remove.get(kind);
      if (move !== undefined) this.reveal(move, `remove ${kind}`);
      return;
    }
    if (this.mine && this.view.step === 'one-more' && this.offers.marble !== null) return this.choose('place');
    if (this.mine && this.offers.place.has(kind)) {
      const same = this.kind === kind;
      this.mode = same ? null : 'place';
      this.kind = same ? null : kind;
    } else void this.session.explain(this.placeText(kind));
  }

  pickSpace(name: string): void {
    if (this.mine && this.view.step === 'castle') {
      const slot = this.slot ?? 0;
      const move = this.offers.free.get(slot)?.get(name);
      if (this.slot !== null && move !== undefined) this.reveal(move, `free ${slot + 1} ${name}`);
      else {
        const fitting = [...this.offers.free].filter(([, spaces]) => spaces.has(name)).map(([place]) => place);
        if (this.slot === null && fitting.length === 1) this.slot = fitting[0]!;
        else if (this.slot === null && fitting.length > 1) return;
        else void this.session.explain(`free ${slot + 1} ${name}`);
      }
      return;
    }
    if (this.mine && this.view.step === 'action') {
      if (this.kind) {
        const move = this.offers.place.get(this.kind)?.get(name);
        if (move !== undefined) void this.session.play(move, `place ${this.kind} ${name}`);
        else void this.session.explain(`place ${this.kind} ${name}`);
        return;
      }
      const fitting = [...this.offers.place].filter(([, spaces]) => spaces.has(name)).map(([kind]) => kind);
      if (fitting.length > 0) {
        this.mode = 'place';
        this.kind = fitting.length === 1 ? fitting[0]! : null;
        return;
      }
    }
    const colour = this.colourAt(name);
    const stored = this.me.storage.find((kind) => colourOf(kind) === colour);
    void this.session.explain(`place ${stored ?? (colour === 'agriculture' ? 'V' : colour)} ${name}`);
  }

  pay(): void {
    const payment = this.chosenPayment;
    if (payment) void this.session.play(payment.id, `pay ${payment.text}`);
  }

  pickRefresh(kind: string): void {
    const move = this.offers.refresh.get(kind);
    if (move !== undefined) this.reveal(move, `refresh ${kind}`);
  }

  /** A move that cannot be taken back: made at once, or asked about first if the person wants that. A second press is an answer too. */
  private reveal(move: number, text: string): void {
    if (settings.confirmReveals && this.asking?.move !== move) this.asking = { move, text };
    else {
      this.asking = null;
      void this.session.play(move, text);
    }
  }

  private placeText(kind: string): string {
    return `place ${kind} ${this.fittingSpace(kind)}`;
  }

  /** The space a tile would most likely go to: empty, of its colour, next to others. */
  private fittingSpace(kind: string): string {
    const colour = colourOf(kind);
    const open = SPACE_NAMES.filter((name) => !this.filled(name) && (colour === null || this.colourAt(name) === colour));
    const beside = neighbours(this.higher);
    const near = open.find((name) => beside[SPACE_NAMES.indexOf(name)]!.some((space) => this.filled(SPACE_NAMES[space]!)));
    return near ?? open[0] ?? 'a1';
  }
}
