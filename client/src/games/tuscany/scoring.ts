// Scorings, and the final scoring (T9.4, T9.6, T9.7), out of what the log says and the last view shows. The same numbers wherever they are shown.
import type { Entry, LogEvent, Result } from '../../lib/types.ts';
import type { PlayerView, TuscanyView } from './view.d.ts';

export const ROUNDS = [1, 2, 3];
/** So many cards in hand are worth a point at the end (T9.6). */
const CARDS_FOR_A_POINT = 5;
const SPACES = 30;

export interface Scored {
  seat: number;
  green: number;
  /** Red points before and after. */
  before: number;
  red: number;
}

export interface Scoring {
  round: number;
  seats: Scored[];
}

export type Good = 'tiles' | 'hexes' | 'marble' | 'workers' | 'cards';

export interface GoodsLeft {
  seat: number;
  before: number;
  points: number;
  red: number;
  kinds: { good: Good; count: number; points: number }[];
}

const named = (events: LogEvent[], name: string): LogEvent[] => events.filter((event) => event.key === `tuscany-log-${name}`);

export function eventsOf(entries: Entry[]): LogEvent[] {
  return entries.filter((entry) => !entry.undo).flatMap((entry) => entry.events);
}

/** Whether the game stops here to show a scoring. */
export function isScoring(entry: Entry): boolean {
  return named(entry.events, 'scoring').length > 0;
}

/** The scoring of a round among events; the last one if there are several. */
export function scoringIn(events: LogEvent[], round: number | null = null): Scoring | null {
  const all = named(events, 'scoring');
  const wanted = round ?? Number(all.at(-1)?.raw.round ?? 0);
  const seats = all
    .filter(({ raw }) => Number(raw.round) === wanted)
    .map(({ raw }) => ({ seat: Number(raw.seat), green: Number(raw.green), before: Number(raw.red) - Number(raw.green), red: Number(raw.red) }));
  return seats.length ? { round: wanted, seats } : null;
}

/** Who emptied the pile that ended a round; null: it ended otherwise (T9.8). */
export function roundEnder(entries: Entry[], round: number): number | null {
  const emptied = named(eventsOf(entries), 'pile-empty').find(({ raw }) => Number(raw.pile) === round);
  return emptied ? Number(emptied.raw.seat) : null;
}

/** What is left at the end, kind by kind, and its points (T9.6). */
export function goodsOf(player: PlayerView): GoodsLeft['kinds'] {
  const hexes = player.storage.filter((kind) => kind === 'hex').length;
  const counts: [Good, number][] = [
    ['tiles', player.storage.length - hexes],
    ['hexes', hexes],
    ['marble', player.marble],
    ['workers', player.workers],
  ];
  const kinds = counts.map(([good, count]) => ({ good, count, points: count }));
  kinds.push({ good: 'cards', count: player.hand_size, points: Math.floor(player.hand_size / CARDS_FOR_A_POINT) });
  return kinds.filter(({ count }) => count > 0);
}

/** The final scoring of goods, as the log tells it. */
export function goodsIn(events: LogEvent[], view: TuscanyView): GoodsLeft[] {
  return named(events, 'leftovers').map(({ raw }) => {
    const [seat, points, red] = [Number(raw.seat), Number(raw.points), Number(raw.red)];
    return { seat, points, red, before: red - points, kinds: goodsOf(view.players[seat]!) };
  });
}

export interface LedgerRow {
  seat: number;
  /** Green points added after each round. In a game that ended early, what was not scored counts as it stood. */
  rounds: number[];
  /** Red points gained directly, from yield cards. */
  red: number;
  goods: number;
  kinds: GoodsLeft['kinds'];
  total: number;
}

export interface Ledger {
  rows: LedgerRow[];
  /** How many rounds were scored; the others were not played to their end. */
  scored: number;
}

/** How the totals came about. Its columns are those of the log. */
export function ledgerOf(entries: Entry[], view: TuscanyView, result: Result): Ledger {
  const events = eventsOf(entries);
  const scorings = ROUNDS.map((round) => scoringIn(events, round));
  const rows = result.scores.map((total, seat) => {
    const player = view.players[seat]!;
    const rounds = scorings.map((scoring) => scoring?.seats.find((one) => one.seat === seat)?.green ?? player.green);
    const kinds = goodsOf(player);
    const goods = kinds.reduce((sum, kind) => sum + kind.points, 0);
    return { seat, rounds, goods, kinds, total, red: total - goods - rounds.reduce((sum, green) => sum + green, 0) };
  });
  return { rows, scored: scorings.filter((scoring) => scoring !== null).length };
}

/** What decided between two seats with the same score (T9.7); null: nothing, they share the place. */
export function tieBreak(view: TuscanyView, winner: number, other: number): 'spaces' | 'green' | null {
  const empty = (seat: number): number => SPACES - filled(view.players[seat]!);
  if (empty(winner) !== empty(other)) return 'spaces';
  return view.players[winner]!.green === view.players[other]!.green ? null : 'green';
}

export function filled(player: PlayerView): number {
  return Object.keys(player.tiles).length + (player.castle ? 1 : 0);
}
