import type { Raster } from '../raster/raster.ts';

/** Darker by this than what stands to both sides, so many pixels away: a thin stroke. */
const CONTRAST = 25;
const AWAY = 4;
/**
 * Shorter strokes belong to letters: the least length, as a share of the longer side of a sheet and in pixels. Sheets
 * smaller than a page are drawn as large as those.
 */
const SHORTEST_UPRIGHT = [0.023, 58] as const;
const SHORTEST_LEVEL = [0.045, 112] as const;
/** Grain interrupts a rule; letters of one line stand farther apart. */
const LONGEST_GAP = 2;

/** Ways through the pixels: along a rule, and across it. */
interface Way {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly count: number;
}

const isThin = (pixels: Uint8Array, at: number, across: number): boolean => {
  const gray = (pixels[at] ?? 255) + CONTRAST;
  return gray < 255 && gray < (pixels[at - AWAY * across] ?? 0) && gray < (pixels[at + AWAY * across] ?? 0);
};

/** Paints a rule over with what stands to both of its sides. */
function erase(from: Uint8Array, to: Uint8Array, at: number, { along, across }: Way, length: number): void {
  for (let step = 0; step < length; step += 1) {
    const own = at + step * along;
    if (!isThin(from, own, across)) continue;
    const [one, other] = [from[own - AWAY * across] ?? 255, from[own + AWAY * across] ?? 255];
    for (let off = 1 - AWAY; off < AWAY; off += 1)
      to[own + off * across] = one + ((other - one) * (off + AWAY)) / (2 * AWAY);
  }
}

function eraseAlong(from: Uint8Array, to: Uint8Array, way: Way, shortest: number): void {
  const { along, across, length, count } = way;
  const [begun, last] = [new Int32Array(count).fill(-1), new Int32Array(count)];
  const end = (line: number): void => {
    const first = begun[line] ?? -1;
    const long = (last[line] ?? 0) + 1 - first;
    if (first >= 0 && long >= shortest) erase(from, to, first * along + line * across, way, long);
    begun[line] = -1;
  };
  for (let step = 0; step < length; step += 1) {
    for (let line = AWAY; line < count - AWAY; line += 1) {
      if (isThin(from, step * along + line * across, across)) {
        if ((begun[line] ?? -1) < 0) begun[line] = step;
        last[line] = step;
      } else if ((begun[line] ?? -1) >= 0 && step - (last[line] ?? 0) > LONGEST_GAP) end(line);
    }
  }
  for (let line = AWAY; line < count - AWAY; line += 1) end(line);
}

/** The same sheet without the rules of its forms and tables: beside print they are read as digits and brackets. */
export function withoutRules(sheet: Raster): Raster {
  const { width, height, pixels } = sheet;
  const atLeast = ([share, least]: readonly [number, number]): number =>
    Math.max(least, Math.ceil(Math.max(width, height) * share));
  const upright = pixels.slice();
  const down = { along: width, across: 1, length: height, count: width };
  eraseAlong(pixels, upright, down, atLeast(SHORTEST_UPRIGHT));
  const level = upright.slice();
  const across = { along: 1, across: width, length: width, count: height };
  eraseAlong(upright, level, across, atLeast(SHORTEST_LEVEL));
  return { ...sheet, pixels: level };
}
