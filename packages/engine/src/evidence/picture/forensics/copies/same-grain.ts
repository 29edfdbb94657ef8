import type { Box } from '../../../geometry.ts';
import type { BareGrain } from './bare-grain.ts';

export interface Alike {
  /** From -1 to 1: how much the grain of a piece is that of the other. */
  readonly likeness: number;
  readonly pixels: number;
}

export interface Agreement extends Alike {
  /** What different grain would come to, as a spread. */
  readonly chance: number;
  /** The most that it comes to a little beside the spot. */
  readonly beside: number;
  readonly dx: number;
  readonly dy: number;
}

const SEARCH = 2;
/** Grain is drawn together over three by three pixels before it is compared, so that nine of them count as one. */
const ONE_IN = 9;
/** Ways beside the right one. Packed pictures repeat themselves every eight pixels, so some of these do too. */
const besides: readonly (readonly [number, number])[] = [5, 8, 16].flatMap((by) =>
  [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x * by, y * by] as const]))),
);

/** How much the grain inside of a box is that of the place so far away, where both lie bare. */
export function likenessAt({ band, isBare }: BareGrain, box: Box, dx: number, dy: number): Alike {
  const { width, height, values } = band;
  const [right, bottom] = [Math.min(box.right, width, width - dx), Math.min(box.bottom, height, height - dy)];
  let [both, own, other, pixels] = [0, 0, 0, 0];
  for (let y = Math.max(box.top, -dy, 0); y < bottom; y += 1) {
    for (let x = Math.max(box.left, -dx, 0); x < right; x += 1) {
      const here = y * width + x;
      const there = here + dy * width + dx;
      if (!isBare[here] || !isBare[there]) continue;
      const [a, b] = [values[here] ?? 0, values[there] ?? 0];
      both += a * b;
      own += a * a;
      other += b * b;
      pixels += 1;
    }
  }
  return { likeness: own * other > 0 ? both / Math.sqrt(own * other) : 0, pixels };
}

/** How well the grain inside of a box agrees with that of the place so far away, held against places beside that. */
export function grainAgreement(grain: BareGrain, box: Box, dx: number, dy: number): Agreement {
  let best = { likeness: -1, pixels: 0, dx, dy };
  for (let v = dy - SEARCH; v <= dy + SEARCH; v += 1) {
    for (let u = dx - SEARCH; u <= dx + SEARCH; u += 1) {
      const alike = likenessAt(grain, box, u, v);
      if (alike.likeness > best.likeness) best = { ...alike, dx: u, dy: v };
    }
  }
  const others = besides.map(([x, y]) => likenessAt(grain, box, best.dx + x, best.dy + y));
  // Of a few pixels anything may come out.
  const told = others.filter(({ pixels }) => pixels * 3 >= best.pixels).map(({ likeness }) => likeness);
  return { ...best, chance: Math.sqrt(ONE_IN / Math.max(1, best.pixels)), beside: Math.max(0, ...told) };
}
