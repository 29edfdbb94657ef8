import { type Box, heightOf, sharedHeight, sharedWidth, widthOf } from '../geometry.ts';
import { findLines } from '../lines/find-lines.ts';
import { median } from '../median.ts';
import type { Ocr } from '../ocr/ocr.ts';
import { severalAtOnce } from '../page-lines/several-at-once.ts';
import type { Raster } from '../raster/raster.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import type { ReadSheet } from './recognised-sheet.ts';
import { type FirstZone, type SettledLines, zoneFirst } from './zone-first.ts';

export interface ByLinesOptions {
  readonly ocr: Ocr;
  readonly unit: number;
  readonly settledLines: SettledLines;
  readonly find?: typeof findLines;
}

/** A page full of print has more, and is read as a page. */
const MOST_LINES = 70;
/** Specks of this share of the usual height are no lines; a label that was cut by accents below it is as low, but long. */
const SPECK = 0.45;
const LOW_LINE = 0.3;
const LONG = 3;
const LEAST_PIXELS = 9;

/** Most of it stands on one of these lines, or most of one of them in it. */
const isAmong = (lines: readonly ZoneLine[], box: Box): boolean =>
  lines.some((line) => sharedHeight(line.box, box) > 0.5 && sharedWidth(line.box, box) > 0.5);

/** Room around a line of a zone, in its own height. */
const ABOVE_AND_BELOW = 0.3;
const BESIDE = 0.6;

const withRoom = ({ left, top, right, bottom }: Box): Box => {
  const [more, room] = [(bottom - top) * ABOVE_AND_BELOW, (bottom - top) * BESIDE];
  return { left: left - room, top: top - more, right: right + room, bottom: bottom + more };
};

/** Lines of the zone that are not settled stand where the zone was found; they are read as words, too. */
const openLines = (zone: FirstZone): Box[] =>
  zone.lines.filter((line) => !zone.settled.includes(line)).map(({ box }) => withRoom(box));

function worthReading(lines: readonly Box[], zone: FirstZone): Box[] {
  const usual = median(lines.map(heightOf)) ?? 0;
  const lowest = (box: Box): number => usual * (widthOf(box) > heightOf(box) * LONG ? LOW_LINE : SPECK);
  return lines
    .filter((box) => heightOf(box) >= Math.max(LEAST_PIXELS, lowest(box)) && widthOf(box) >= LEAST_PIXELS)
    .filter((box) => !isAmong(zone.lines, box))
    .toSorted((a, b) => a.top - b.top);
}

/** Reads a card line by line, however it lies on the picture; null where there are no lines, or too many for a card. */
export async function readByLines(picture: Raster, options: ByLinesOptions): Promise<ReadSheet | null> {
  const { find = findLines, ocr } = options;
  const found = await find(picture);
  if (!found || found.lines.length > MOST_LINES) return null;
  const { raster, frame, lines } = found;
  const zone = await zoneFirst({ raster, enlarged: 1 / options.unit }, options.settledLines);
  const boxes = [...openLines(zone), ...worthReading(lines, zone)];
  const words = (await severalAtOnce(boxes, (box) => ocr.ofCard(raster, box))).flat();
  return { sheet: { raster, frame }, words, zone };
}
