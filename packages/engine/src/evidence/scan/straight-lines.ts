import type { Edges } from '../raster/edges.ts';

/** A line by its normal: all points with x·cos + y·sin = distance. */
export interface StraightLine {
  readonly degrees: number;
  readonly distance: number;
  readonly votes: number;
}

export const STRONG_EDGE = 90;
const MOST_LINES = 24;
/** Lines closer than this are one. */
const SAME_DEGREES = 6;
const SAME_DISTANCE = 10;
const SHORTEST = 0.2;

interface Votes {
  readonly counts: Int32Array;
  readonly rows: number;
  readonly reach: number;
}

function vote({ width, height, strength }: Edges): Votes {
  const reach = Math.ceil(Math.hypot(width, height));
  const rows = 2 * reach + 1;
  const counts = new Int32Array(180 * rows);
  const turns = Array.from({ length: 180 }, (_, degrees) => (degrees * Math.PI) / 180);
  const cos = turns.map(Math.cos);
  const sin = turns.map(Math.sin);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((strength[y * width + x] ?? 0) < STRONG_EDGE) continue;
      for (let degrees = 0; degrees < 180; degrees += 1) {
        const distance = Math.round(x * (cos[degrees] ?? 0) + y * (sin[degrees] ?? 0)) + reach;
        counts[degrees * rows + distance] = (counts[degrees * rows + distance] ?? 0) + 1;
      }
    }
  }
  return { counts, rows, reach };
}

function isSame(a: StraightLine, b: StraightLine): boolean {
  const apart = Math.abs(a.degrees - b.degrees);
  // 179 degrees is next to 0, on the other side of the corner that distances are counted from.
  const [turn, distance] = apart > 90 ? [180 - apart, -b.distance] : [apart, b.distance];
  return turn < SAME_DEGREES && Math.abs(a.distance - distance) < SAME_DISTANCE;
}

/** The lines along which most edges lie, strongest first. */
export function straightLines(edges: Edges): StraightLine[] {
  const { counts, rows, reach } = vote(edges);
  const fewest = Math.min(edges.width, edges.height) * SHORTEST;
  const lines: StraightLine[] = [];
  for (let at = 0; at < counts.length; at += 1) {
    const votes = counts[at] ?? 0;
    if (votes < fewest) continue;
    lines.push({ degrees: Math.floor(at / rows), distance: (at % rows) - reach, votes });
  }
  const kept: StraightLine[] = [];
  for (const line of lines.sort((a, b) => b.votes - a.votes)) {
    if (kept.some((other) => isSame(line, other))) continue;
    kept.push(line);
    if (kept.length === MOST_LINES) break;
  }
  return kept;
}
