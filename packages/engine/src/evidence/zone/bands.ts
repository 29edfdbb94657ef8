import { around, type Box, heightOf, middleX, middleY, widthOf } from '../geometry.ts';
import type { Raster } from '../raster/raster.ts';
import { inkOf } from '../scan/ink.ts';
import { type Blot, blotsOf } from './components.ts';

/** Two or three lines of equal length above each other, as if they lay level. */
export type Band = readonly Blot[];

/** Thirty letters are 27 times as wide as high, 44 are 40 times; broken lines are joined before this is asked. */
const FLATTEST = 60;
const STOUTEST = 20;
const LOWEST = 5;
const HIGHEST = 60;
/** From line to line, passports go about two heights and cards one and a half. */
const TWO_LINES_APART = 2.6;

/** Parts of one line are about as high as each other, and the smaller one stands where the larger one leads. */
const SAME_HEIGHT = 1.45;
const OFF_TRACK = 0.3;

function belongsTo(line: Blot, part: Blot): boolean {
  const [low, high] = [heightOf(line), heightOf(part)].sort((a, b) => a - b);
  const [main, other] = widthOf(line) > widthOf(part) ? [line, part] : [part, line];
  const expected = middleY(main) + main.slope * (middleX(other) - middleX(main));
  return (
    part.left - line.right < 3 * (high ?? 0) &&
    part.left > line.right - (high ?? 0) &&
    (high ?? 0) < (low ?? 0) * SAME_HEIGHT &&
    Math.abs(middleY(other) - expected) < (high ?? 0) * OFF_TRACK
  );
}

/** Both as one line, level around its new middle, as the longer part leads. */
function together(a: Blot, b: Blot): Blot {
  const main = widthOf(b) > widthOf(a) ? b : a;
  const { left, right } = around([a, b]);
  const fall = main.slope * ((left + right) / 2 - middleX(main));
  return { left, right, top: main.top + fall, bottom: main.bottom + fall, slope: main.slope };
}

/** Letters that stand apart more than usual break a line: its parts are put together again. */
function joined(blots: readonly Blot[]): Blot[] {
  const parts = blots
    .filter((box) => heightOf(box) >= LOWEST && heightOf(box) <= HIGHEST)
    .toSorted((a, b) => a.left - b.left);
  const lines: Blot[] = [];
  for (const part of parts) {
    const at = lines.findIndex((line) => belongsTo(line, part));
    const line = lines[at];
    if (line) lines[at] = together(line, part);
    else lines.push(part);
  }
  return lines;
}

const isLong = (box: Box): boolean => {
  const ratio = widthOf(box) / heightOf(box);
  return ratio >= STOUTEST && ratio <= FLATTEST;
};

function isNext(above: Box, below: Box): boolean {
  const height = Math.max(heightOf(above), heightOf(below));
  const distance = middleY(below) - middleY(above);
  return (
    distance > height * 1.15 &&
    distance < height * 4 &&
    Math.min(heightOf(above), heightOf(below)) > height * 0.55 &&
    Math.abs(above.left - below.left) < height * 3 &&
    Math.abs(above.right - below.right) < height * 4
  );
}

/** Where the middle of three lines was not seen as one, it stands between the others. */
function withMiddle(band: Band): Band {
  const [above, below] = band;
  if (band.length !== 2 || !above || !below) return band;
  const height = (heightOf(above) + heightOf(below)) / 2;
  if (middleY(below) - middleY(above) < height * TWO_LINES_APART) return band;
  const top = (above.top + below.top) / 2;
  const left = Math.min(above.left, below.left);
  const middle = { left, top, right: Math.max(above.right, below.right), bottom: top + height, slope: above.slope };
  return [above, middle, below];
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines of a zone begin and end below each other: what reaches further than the others is a speck or an edge. */
function aligned(band: Band): Band {
  const inner = (pick: (line: Blot) => number, take: (...ends: number[]) => number): number =>
    band.length > 2 ? middleOf(band.map(pick)) : take(...band.map(pick));
  const [left, right] = [inner((line) => line.left, Math.max), inner((line) => line.right, Math.min)];
  return band.map((line) => {
    const reach = heightOf(line);
    // Of three lines two tell where the third must begin and end: its last letters may have come loose.
    const isLoose = band.length > 2;
    const cut = {
      left: line.left < left - reach || (isLoose && line.left > left + reach) ? left : line.left,
      right: line.right > right + reach || (isLoose && line.right < right - reach) ? right : line.right,
    };
    const fall = line.slope * ((cut.left + cut.right) / 2 - middleX(line));
    return { ...cut, top: line.top + fall, bottom: line.bottom + fall, slope: line.slope };
  });
}

/** Every stack of lines that could be a zone; those low on the picture first, as zones are. */
export function bandsIn(raster: Raster): Band[] {
  const ink = inkOf(raster);
  const lines = joined(blotsOf(ink))
    .filter(isLong)
    .toSorted((a, b) => a.top - b.top);
  const taken = new Set<Box>();
  const bands: Blot[][] = [];
  for (const first of lines) {
    if (taken.has(first)) continue;
    const band = [first];
    for (const line of lines) {
      const last = band.at(-1);
      if (last && band.length < 3 && !taken.has(line) && isNext(last, line)) band.push(line);
    }
    if (band.length < 2) continue;
    for (const line of band) taken.add(line);
    bands.push(band);
  }
  const inPixels = ({ left, top, right, bottom, slope }: Blot): Blot => ({
    slope,
    left: left * ink.factor,
    top: top * ink.factor,
    right: right * ink.factor,
    bottom: bottom * ink.factor,
  });
  return bands.map((band) => aligned(withMiddle(band)).map(inPixels)).reverse();
}
