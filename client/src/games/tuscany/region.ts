// The shape of a region: where its 30 spaces lie and which of them form an area. What may be done there is the engine's business.
import { BUILT_IN } from './components.ts';

export const S = 60;
export const H = Math.sqrt(3) * S;

const COLUMN_HEIGHTS = [3, 4, 3, 3, 4, 3, 3, 4, 3];

export const SPACE_NAMES: string[] = COLUMN_HEIGHTS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => `${'abcdefghi'[column]}${row + 1}`),
);
export const SPACE_COLUMNS: number[] = COLUMN_HEIGHTS.flatMap((height, column) => Array<number>(height).fill(column));

/** How three boards are joined: their letters from the left, which of them are turned, and whether the next one lies higher. */
export interface Arrangement {
  order: string[];
  turned: boolean[];
  higher: boolean[];
}

/** Reads the notation of an arrangement, such as "B'-A+C". */
export function arrangementOf(text: string): Arrangement {
  const found: Arrangement = { order: [], turned: [], higher: [] };
  for (const letter of text) {
    if (letter === "'") found.turned[found.turned.length - 1] = true;
    else if (letter === '+' || letter === '-') found.higher.push(letter === '+');
    else {
      found.order.push(letter);
      found.turned.push(false);
    }
  }
  return found;
}

export function arrangementText({ order, turned, higher }: Arrangement): string {
  return order.map((letter, place) => `${place ? (higher[place - 1] ? '+' : '-') : ''}${letter}${turned[place] ? "'" : ''}`).join('');
}

/** The vertical position of every space in half hexes. */
export function heights(higher: boolean[]): number[] {
  const result: number[] = [];
  let offset = 0;
  for (let place = 0; place < 3; place++) {
    if (place) offset += higher[place - 1] ? -1 : 1;
    for (const [first, height] of [[2, 3], [1, 4], [2, 3]] as const) {
      for (let row = 0; row < height; row++) result.push(offset + first + 2 * row);
    }
  }
  return result;
}

export interface Point {
  x: number;
  y: number;
}

export function centres(higher: boolean[]): Point[] {
  return heights(higher).map((height, space) => ({ x: 1.5 * S * (SPACE_COLUMNS[space] ?? 0), y: (H / 2) * height }));
}

export function neighbours(higher: boolean[]): number[][] {
  const height = heights(higher);
  return SPACE_NAMES.map((_, a) =>
    SPACE_NAMES.flatMap((_name, b) => {
      const across = Math.abs(SPACE_COLUMNS[a]! - SPACE_COLUMNS[b]!);
      const up = Math.abs(height[a]! - height[b]!);
      return (across === 0 && up === 2) || (across === 1 && up === 1) ? [b] : [];
    }),
  );
}

/** For every space, all spaces of its colour connected to it, itself included (T6.5). */
export function areas(colours: string, higher: boolean[]): number[][] {
  const beside = neighbours(higher);
  const found: number[][] = Array.from({ length: colours.length }, () => []);
  for (let space = 0; space < colours.length; space++) {
    if (found[space]!.length) continue;
    const area = [space];
    for (const member of area) {
      for (const next of beside[member]!) if (colours[next] === colours[space] && !area.includes(next)) area.push(next);
    }
    area.sort((a, b) => a - b);
    for (const member of area) found[member] = area;
  }
  return found;
}

interface Tables {
  boards?: Record<string, string[]>;
  area_points?: Record<string, number>;
  bonus_tiles?: { storage_green_points: number };
}

function table<Name extends keyof Tables>(components: Record<string, unknown>, name: Name): NonNullable<Tables[Name]> {
  const differing = components.tables as Tables | null;
  return (differing?.[name] ?? BUILT_IN[name]) as NonNullable<Tables[Name]>;
}

/** The colours of a region that is not built yet: boards such as ["A3", "B1", "C4"], joined. */
export function coloursOf(boards: string[], arrangement: Arrangement, components: Record<string, unknown>): string {
  const faces = table(components, 'boards');
  return arrangement.order
    .map((letter, place) => {
      const name = boards.find((board) => board.startsWith(letter)) ?? '';
      const spaces = (faces[name] ?? []).join('');
      return arrangement.turned[place] ? [...spaces].reverse().join('') : spaces;
    })
    .join('');
}

export function areaPoints(size: number, components: Record<string, unknown>): number {
  return table(components, 'area_points')[String(size)] ?? 0;
}

/** The green points that come at once with a bonus tile "+1 storage space" (T2.9). */
export function storagePoints(components: Record<string, unknown>): number {
  return table(components, 'bonus_tiles').storage_green_points;
}

/** A viewBox that shows all spaces with a margin. `tall`: a constant height of five hexes, for a region that is being shifted. */
export function viewBox(points: Point[], margin: number, tall = false): string {
  const top = Math.min(...points.map((point) => point.y));
  const bottom = Math.max(...points.map((point) => point.y));
  const height = tall ? 5 * H : bottom - top + H;
  const middle = (top + bottom) / 2;
  return [-S - margin, middle - height / 2 - margin, 14 * S + 2 * margin, height + 2 * margin].map((value) => value.toFixed(1)).join(' ');
}

/** The corners of a flat-top hex of a radius around the origin. */
export function hexPoints(radius: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => `${(radius * Math.cos((angle * Math.PI) / 180)).toFixed(2)},${(radius * Math.sin((angle * Math.PI) / 180)).toFixed(2)}`)
    .join(' ');
}

/** The next space when an arrow key is pressed: left and right change the column to the nearest row, up and down stay in it. */
export function step(from: number, direction: 'left' | 'right' | 'up' | 'down', points: Point[]): number {
  const column = SPACE_COLUMNS[from]!;
  if (direction === 'up' || direction === 'down') {
    const next = direction === 'up' ? from - 1 : from + 1;
    return SPACE_COLUMNS[next] === column ? next : from;
  }
  const wanted = direction === 'left' ? column - 1 : column + 1;
  const there = SPACE_NAMES.map((_, space) => space).filter((space) => SPACE_COLUMNS[space] === wanted);
  const distance = (space: number): number => Math.abs(points[space]!.y - points[from]!.y);
  return there.sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? from;
}
