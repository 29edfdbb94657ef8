import { around, type Box, heightOf, middleY, sharedHeight, widthOf } from '../geometry.ts';
import type { Raster } from '../raster/raster.ts';
import { inkOf } from '../scan/ink.ts';
import { blotsOf } from './components.ts';

/** Two or three lines of equal length above each other. */
export type Band = readonly Box[];

/** Thirty letters are 27 times as wide as high, 44 are 40 times; broken lines are joined before this is asked. */
const FLATTEST = 60;
const STOUTEST = 20;
const LOWEST = 5;
const HIGHEST = 60;
/** From line to line, passports go about two heights and cards one and a half. */
const TWO_LINES_APART = 2.6;

/** Letters that stand apart more than usual break a line: its parts are put together again. */
function joined(blots: readonly Box[]): Box[] {
  const parts = blots
    .filter((box) => heightOf(box) >= LOWEST && heightOf(box) <= HIGHEST)
    .toSorted((a, b) => a.left - b.left);
  const lines: Box[] = [];
  for (const part of parts) {
    const at = lines.findIndex(
      (line) =>
        part.left - line.right < 3 * Math.max(heightOf(line), heightOf(part)) &&
        part.left > line.right - heightOf(part) &&
        sharedHeight(line, part) > 0.6 &&
        heightOf(part) < heightOf(line) * 1.8 &&
        heightOf(line) < heightOf(part) * 1.8,
    );
    const line = lines[at];
    if (line) lines[at] = around([line, part]);
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
function withMiddle(band: readonly Box[]): readonly Box[] {
  const [above, below] = band;
  if (band.length !== 2 || !above || !below) return band;
  const height = (heightOf(above) + heightOf(below)) / 2;
  if (middleY(below) - middleY(above) < height * TWO_LINES_APART) return band;
  const top = (above.top + below.top) / 2;
  const left = Math.min(above.left, below.left);
  return [above, { left, top, right: Math.max(above.right, below.right), bottom: top + height }, below];
}

/** Every stack of lines that could be a zone; those low on the picture first, as zones are. */
export function bandsIn(raster: Raster): Band[] {
  const ink = inkOf(raster);
  const lines = joined(blotsOf(ink))
    .filter(isLong)
    .toSorted((a, b) => a.top - b.top);
  const taken = new Set<Box>();
  const bands: Box[][] = [];
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
  const inPixels = ({ left, top, right, bottom }: Box): Box => ({
    left: left * ink.factor,
    top: top * ink.factor,
    right: right * ink.factor,
    bottom: bottom * ink.factor,
  });
  return bands.map((band) => withMiddle(band).map(inPixels)).reverse();
}
