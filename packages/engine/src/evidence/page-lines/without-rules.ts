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

/** A rule along one line: where it begins and ends, and where it was known to end. */
interface Run {
  readonly line: number;
  readonly first: number;
  readonly length: number;
  readonly known: number;
}

/** Paints a rule over with what stands to both of its sides. */
function erase(from: Uint8Array, to: Uint8Array, { along, across }: Way, { line, first, length }: Run): void {
  for (let step = 0; step < length; step += 1) {
    const own = (first + step) * along + line * across;
    if (!isThin(from, own, across)) continue;
    const [one, other] = [from[own - AWAY * across] ?? 255, from[own + AWAY * across] ?? 255];
    for (let off = 1 - AWAY; off < AWAY; off += 1)
      to[own + off * across] = one + ((other - one) * (off + AWAY)) / (2 * AWAY);
  }
}

/** Rules down a sheet: row by row, as the pixels lie, with one open run for each column. */
function runsDown(pixels: Uint8Array, { along, length, count }: Way, shortest: number): Run[] {
  const runs: Run[] = [];
  const [begun, last] = [new Int32Array(count).fill(-1), new Int32Array(count)];
  const end = (line: number, known: number): void => {
    const first = begun[line] ?? -1;
    const long = (last[line] ?? 0) + 1 - first;
    if (first >= 0 && long >= shortest) runs.push({ line, first, length: long, known });
    begun[line] = -1;
  };
  for (let step = 0; step < length; step += 1) {
    const row = step * along;
    for (let line = AWAY; line < count - AWAY; line += 1) {
      // Paper is light: most places are settled by their own brightness.
      if ((pixels[row + line] ?? 255) + CONTRAST < 255 && isThin(pixels, row + line, 1)) {
        if ((begun[line] ?? -1) < 0) begun[line] = step;
        last[line] = step;
      } else if ((begun[line] ?? -1) >= 0 && step - (last[line] ?? 0) > LONGEST_GAP) end(line, step);
    }
  }
  for (let line = AWAY; line < count - AWAY; line += 1) end(line, length);
  return runs;
}

/** Rules across a sheet: each row from its left to its right. */
function runsAcross(pixels: Uint8Array, { across, length, count }: Way, shortest: number): Run[] {
  const runs: Run[] = [];
  for (let line = AWAY; line < count - AWAY; line += 1) {
    const row = line * across;
    let [begun, last] = [-1, 0];
    for (let step = 0; step <= length; step += 1) {
      if (step < length && (pixels[row + step] ?? 255) + CONTRAST < 255 && isThin(pixels, row + step, across)) {
        if (begun < 0) begun = step;
        last = step;
      } else if (begun >= 0 && (step === length || step - last > LONGEST_GAP)) {
        if (last + 1 - begun >= shortest) runs.push({ line, first: begun, length: last + 1 - begun, known: step });
        begun = -1;
      }
    }
  }
  // Rules side by side paint over each other: the one that ends last has the last word.
  return runs.sort((a, b) => a.known - b.known || a.line - b.line);
}

/** The same sheet without the rules of its forms and tables: beside print they are read as digits and brackets. */
export function withoutRules(sheet: Raster): Raster {
  const { width, height, pixels } = sheet;
  const atLeast = ([share, least]: readonly [number, number]): number =>
    Math.max(least, Math.ceil(Math.max(width, height) * share));
  const down = { along: width, across: 1, length: height, count: width };
  const upright = pixels.slice();
  for (const run of runsDown(pixels, down, atLeast(SHORTEST_UPRIGHT))) erase(pixels, upright, down, run);
  const across = { along: 1, across: width, length: width, count: height };
  const runs = runsAcross(upright, across, atLeast(SHORTEST_LEVEL));
  if (runs.length === 0) return { ...sheet, pixels: upright };
  const level = upright.slice();
  for (const run of runs) erase(upright, level, across, run);
  return { ...sheet, pixels: level };
}
