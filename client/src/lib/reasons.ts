// Why somebody won: the sources of points in which two seats differ most, and those in which they hardly differ.

export interface Reasons {
  /** Sources that differ by 3 or more, the largest first, at most two. `points` > 0: the winner had more. */
  more: { source: string; points: number }[];
  /** Sources with a difference of at most 1, the largest first, at most two. */
  level: string[];
}

const MATTERS = 3;
const LEVEL = 1;
const MOST = 2;

export function reasonsFor(winner: Record<string, number>, other: Record<string, number>): Reasons {
  const sources = [...new Set([...Object.keys(winner), ...Object.keys(other)])];
  const by = sources.map((source) => {
    const [mine, theirs] = [winner[source] ?? 0, other[source] ?? 0];
    return { source, points: mine - theirs, size: Math.max(mine, theirs) };
  });
  const more = by.filter(({ points }) => Math.abs(points) >= MATTERS).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const level = by.filter(({ points, size }) => Math.abs(points) <= LEVEL && size > 0).sort((a, b) => b.size - a.size);
  return { more: more.slice(0, MOST).map(({ source, points }) => ({ source, points })), level: level.slice(0, MOST).map(({ source }) => source) };
}
