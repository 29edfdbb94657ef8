import type { Raster } from '../../../evidence/raster/raster.ts';

/** Where print meets paper, and how much of the way between them is taken within a single pixel: 1 is all of it. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly share: number;
  readonly isUpright: boolean;
  readonly isRise: boolean;
}

/** Grays between the two sides of an edge that is worth measuring, and of one that only carries on a line. */
const STEEP = 70;
const CARRIES_ON = 30;
/** Both sides have to be plain for two pixels: of a line finer than that the steepness cannot be told. */
const PLAIN = 0.15;
const APART = 2;

interface Found extends Edge {
  readonly line: { length: number };
  readonly at: number;
}

interface Walk {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

function isPlainBeside(pixels: Uint8Array, { start, step, length }: Walk, from: number, to: number): boolean {
  if (from < 2 || to + 2 >= length) return false;
  const at = (place: number): number => pixels[start + place * step] ?? 0;
  const slack = Math.abs(at(to) - at(from)) * PLAIN;
  return (
    Math.abs(at(from - 1) - at(from)) <= slack &&
    Math.abs(at(from - 2) - at(from)) <= slack &&
    Math.abs(at(to + 1) - at(to)) <= slack &&
    Math.abs(at(to + 2) - at(to)) <= slack
  );
}

/** Edges along one row or column; those that carry on an edge of the one before belong to the same line. */
function edgesAlong(pixels: Uint8Array, walk: Walk, across: number, isUpright: boolean, before: Found[]): Found[] {
  const { start, step, length } = walk;
  const found: Found[] = [];
  let place = 1;
  let next = 0;
  while (place < length) {
    const first = (pixels[start + place * step] ?? 0) - (pixels[start + (place - 1) * step] ?? 0);
    if (first === 0) {
      place += 1;
      continue;
    }
    const isRise = first > 0;
    let sum = 0;
    let peak = 0;
    let at = place;
    let end = place;
    for (; end < length; end += 1) {
      const by = (pixels[start + end * step] ?? 0) - (pixels[start + (end - 1) * step] ?? 0);
      const size = isRise ? by : -by;
      if (size <= 0) break;
      sum += size;
      if (size <= peak) continue;
      peak = size;
      at = end;
    }
    if (sum >= CARRIES_ON) {
      while ((before[next]?.at ?? at) < at - APART) next += 1;
      let near = next;
      while ((before[near]?.at ?? Number.POSITIVE_INFINITY) <= at + APART && before[near]?.isRise !== isRise) near += 1;
      const other = before[near];
      const line = other && other.at <= at + APART ? other.line : { length: 0 };
      line.length += 1;
      const isTold = sum >= STEEP && isPlainBeside(pixels, walk, place - 1, end - 1);
      const [x, y] = isUpright ? [at, across] : [across, at];
      found.push({ x, y, at, isUpright, isRise, line, share: isTold ? peak / sum : 0 });
    }
    place = end;
  }
  return found;
}

/** All edges that can be measured, but for those of long lines: the rim of a card, the frame of a form. */
export function steepEdges({ width, height, pixels }: Raster, longest: number): Edge[] {
  const all: Found[] = [];
  const take = (isUpright: boolean, lines: number, walkOf: (line: number) => Walk): void => {
    let before: Found[] = [];
    for (let line = 0; line < lines; line += 1) {
      before = edgesAlong(pixels, walkOf(line), line, isUpright, before);
      for (const edge of before) if (edge.share > 0) all.push(edge);
    }
  };
  take(true, height, (row) => ({ start: row * width, step: 1, length: width }));
  take(false, width, (column) => ({ start: column, step: width, length: height }));
  return all.filter(({ line }) => line.length <= longest);
}
