// The region somebody puts together: order, turns and shifts of three boards, and the castle. Everything is tried out here; only confirming makes moves.
import type { Session } from '../../lib/session.svelte.ts';
import { t } from '../../lib/words.svelte.ts';
import { START } from './components.ts';
import { colourOfLetter } from './kinds.ts';
import type { Colour } from './kinds.ts';
import { SPACE_NAMES, areaPoints, areas, arrangementOf, arrangementText, coloursOf, neighbours } from './region.ts';
import type { Arrangement } from './region.ts';
import type { Turn } from './turn.svelte.ts';

/** An area of more than one space, and what it is worth once it is filled. */
export interface LargeArea {
  spaces: number[];
  colour: Colour;
  points: number;
}

interface Attempt {
  arrangement: Arrangement;
  castle: string | null;
}

export class Setup {
  readonly turn: Turn;
  /** The board that keys and toolbars act on, counted from the left. */
  chosen = $state(1);
  castle = $state<string | null>(null);
  thinking = $state(false);
  #tried = $state.raw<Arrangement>({ order: ['A', 'B', 'C'], turned: [false, false, false], higher: [false, true] });
  #past = $state.raw<Attempt[]>([]);

  constructor(turn: Turn) {
    this.turn = turn;
    this.follow();
  }

  get session(): Session {
    return this.turn.session;
  }

  get mine(): boolean {
    return this.turn.mine;
  }

  /** Whether the boards are joined for good, as far as undo goes: only the castle is missing, or nothing. */
  get fixed(): boolean {
    return this.turn.me.region !== null;
  }

  get touched(): boolean {
    return this.castle !== null || this.#past.length > 0;
  }

  get mayGoBack(): boolean {
    return this.#past.length > 0 || this.fixed;
  }

  /** Where the castle stands, or would stand. */
  get standing(): string | null {
    return this.turn.me.castle ?? this.castle;
  }

  get arrangement(): Arrangement {
    return this.#tried;
  }

  colours = $derived.by(() => this.turn.me.colours ?? coloursOf(this.turn.me.boards ?? [], this.arrangement, this.turn.view.components));

  #areas = $derived.by(() => [...new Set(areas(this.colours, this.arrangement.higher))]);

  /** The areas of two and three spaces, the most valuable first. */
  large: LargeArea[] = $derived.by(() =>
    this.#areas
      .filter((spaces) => spaces.length > 1)
      .map((spaces) => ({ spaces, colour: colourOfLetter(this.colours[spaces[0]!]!), points: areaPoints(spaces.length, this.turn.view.components) }))
      .sort((a, b) => b.points - a.points || a.colour.localeCompare(b.colour)),
  );

  /** How many areas have a single space. The starting castle on one of them scores nothing (T2.7). */
  singles = $derived.by(() => this.#areas.filter((spaces) => spaces.length === 1 && SPACE_NAMES[spaces[0]!] !== this.standing).length);

  /** The green points of all areas, once every space is filled. */
  points = $derived.by(() => this.large.reduce((sum, area) => sum + area.points, 0) + this.singles * areaPoints(1, this.turn.view.components));

  /** The dark green spaces the castle could go to instead. */
  castles = $derived.by(() => new Set(SPACE_NAMES.filter((name, space) => this.colours[space] === 'D' && name !== this.standing)));

  /** How many spaces border the castle. */
  borders = $derived.by(() => (this.standing ? neighbours(this.arrangement.higher)[SPACE_NAMES.indexOf(this.standing)]!.length : 0));

  boardName(place: number): string {
    return this.turn.me.boards?.find((board) => board.startsWith(this.arrangement.order[place]!)) ?? '';
  }

  /** Takes over what was confirmed, here before a reload or on another device. */
  follow(): void {
    const { region, castle } = this.turn.me;
    if (region !== null && region !== arrangementText(this.#tried)) this.#tried = arrangementOf(region);
    if (castle !== null) this.castle = castle;
  }

  async #change(next: Partial<Arrangement>): Promise<void> {
    if (!this.mine) return;
    if (this.fixed && !(await this.session.undo())) return;
    this.#remember();
    this.#tried = { ...this.#tried, ...next };
    this.castle = null;
  }

  #remember(): void {
    this.#past = [...this.#past, { arrangement: this.#tried, castle: this.castle }];
    this.session.refusal = null;
  }

  swap(place: number, direction: number): void {
    const other = place + direction;
    if (!this.mine || other < 0 || other > 2) return;
    const order = [...this.#tried.order];
    const turned = [...this.#tried.turned];
    [order[place], order[other]] = [order[other]!, order[place]!];
    [turned[place], turned[other]] = [turned[other]!, turned[place]!];
    this.chosen = other;
    void this.#change({ order, turned });
  }

  turnBoard(place: number): void {
    this.chosen = place;
    void this.#change({ turned: this.#tried.turned.map((was, at) => (at === place ? !was : was)) });
  }

  /** Moves a board half a hex up or down against its neighbours. */
  shift(place: number, up: boolean): void {
    const higher = [...this.#tried.higher];
    if (place > 0) higher[place - 1] = up;
    if (place < 2) higher[place] = !up;
    void this.#change({ higher });
  }

  /** Says whether the board to the right of a seam lies higher. */
  seam(index: number, higherNext: boolean): void {
    void this.#change({ higher: this.#tried.higher.map((was, at) => (at === index ? higherNext : was)) });
  }

  back(): void {
    const before = this.#past.at(-1);
    if (this.fixed) void this.session.undo();
    else if (before) {
      this.#past = this.#past.slice(0, -1);
      this.#tried = before.arrangement;
      this.castle = before.castle;
    }
  }

  /** Puts the castle on a space, or says why it cannot stand there. */
  pick(space: string): void {
    if (!this.mine) return;
    const index = SPACE_NAMES.indexOf(space);
    if (this.colours[index] === 'D') {
      this.#remember();
      this.castle = space;
    } else {
      this.chosen = Math.floor(index / 10);
      this.session.refuse({ rule: 'T2.7', text: { key: 'tuscany-refuse-castle-space', args: { space } }, move: `start ${space}` });
    }
  }

  async suggest(): Promise<void> {
    if (!this.mine || this.thinking) return;
    this.thinking = true;
    try {
      const [region, start] = await this.session.suggest();
      const text = this.turn.view.moves.find((move) => move.id === region)?.text;
      const space = start ?? (region !== undefined && region >= START ? region : undefined);
      if (space === undefined) return;
      this.#remember();
      if (text?.startsWith('region ')) this.#tried = arrangementOf(text.slice(7));
      this.castle = SPACE_NAMES[space - START] ?? null;
    } finally {
      this.thinking = false;
    }
  }

  /** Makes the moves: the region, then the castle. Returns whether both were made. */
  async confirm(): Promise<boolean> {
    if (!this.castle) {
      this.session.refuse({ rule: 'T2.7', text: { key: 'web-tuscany-castle-missing', args: {} }, move: '' });
      return false;
    }
    const start = START + SPACE_NAMES.indexOf(this.castle);
    if (!this.fixed) {
      const text = arrangementText(this.#tried);
      const region = this.turn.offers.region.get(text);
      if (region === undefined || !(await this.session.play(region, `region ${text}`))) return false;
    }
    return this.session.play(start, `start ${this.castle}`);
  }
}

/** Who is not ready yet, in words. */
export function stillBuilding({ view, session }: Turn): string {
  const players = session.names.filter((_, seat) => !view.players[seat]?.ready);
  return t('web-tuscany-still-building', { count: players.length, players: players.join(', ') });
}
