// Entries of the log, taken together to turns.
import type { Entry, LogEvent } from './types.ts';

export interface TurnTaken {
  seat: number | null;
  entries: Entry[];
  /** The moment after its last entry. */
  n: number;
  events: LogEvent[];
}

/**
 * The turns of entries that stand: what somebody did without another in between. What all do at once comes in the entry of the last of them;
 * events with these keys belong to their own seats.
 */
export function turnsOf(entries: Entry[], together: ReadonlySet<string>): TurnTaken[] {
  const turns: TurnTaken[] = [];
  for (const entry of entries) {
    const doer = (event: LogEvent): number | null => (together.has(event.key) ? Number(event.raw.seat) : entry.seat);
    const seats = new Set(entry.events.map(doer));
    for (const seat of seats.size ? seats : [entry.seat]) {
      let turn = turns.at(-1);
      if (turn?.seat !== seat || seat === null) {
        turn = { seat, entries: [], n: entry.n, events: [] };
        turns.push(turn);
      }
      turn!.entries.push(entry);
      turn!.events.push(...entry.events.filter((event) => doer(event) === seat));
      turn!.n = entry.n;
    }
  }
  return turns;
}

/**
 * The last turn of each other seat since one's own: until one's next turn is over, whether one has begun it or not.
 * For a spectator, of all but the one who plays now.
 */
export function sinceOwnTurn(turns: TurnTaken[], seat: number | null, acting: boolean): TurnTaken[] {
  const begun = acting && turns.at(-1)?.seat === seat;
  const others = begun ? turns.slice(0, -1) : turns;
  const own = seat === null ? -1 : others.findLastIndex((turn) => turn.seat === seat);
  const since = others.slice(own + 1).filter((turn) => turn.seat !== null);
  return since.filter((turn, index) => since.findLastIndex((later) => later.seat === turn.seat) === index);
}
