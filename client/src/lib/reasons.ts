// Why somebody won: the sources of points in which two seats differ most, and those in which they hardly differ.

export interface Difference {
  source: string;
  points: number;
}

export interface Reasons {
  /** What the winner had more of, the largest difference first: that one always, a second if it matters. */
  ahead: Difference[];
  /** What the other had most more of, if it matters and what is named of the winner outweighs it. */
  behind: Difference[];
  /** Sources not named yet with a difference of at most 1, the largest first, at most two. */
  level: string[];
}

const MATTERS = 3;
const LEVEL = 1;
const MOST = 2;

export function reasonsFor(winner: Record<string, number>, other: Record<string, number>): Reasons {
  const more = (ours: Record<string, number>, theirs: Record<string, number>): Difference[] =>
    Object.keys(ours)
      .map((source) => ({ source, points: ours[source]! - (theirs[source] ?? 0) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
  const ahead = more(winner, other).filter(({ points }, index) => index === 0 || (index < MOST && points >= MATTERS));
  const weight = ahead.reduce((sum, { points }) => sum + points, 0);
  const behind = more(other, winner).slice(0, 1).filter(({ points }) => points >= MATTERS && points < weight);
  const size = (source: string): number => Math.max(winner[source] ?? 0, other[source] ?? 0);
  const level = [...new Set([...Object.keys(winner), ...Object.keys(other)])]
    .filter((source) => Math.abs((winner[source] ?? 0) - (other[source] ?? 0)) <= LEVEL && size(source) > 0 && !ahead.some((named) => named.source === source))
    .sort((a, b) => size(b) - size(a));
  return { ahead, behind, level: level.slice(0, MOST) };
}
