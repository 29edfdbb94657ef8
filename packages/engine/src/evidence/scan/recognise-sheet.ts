import { compose, IDENTITY } from '../frame.ts';
import type { Ocr } from '../ocr/ocr.ts';
import { readPage } from '../page-lines/read-page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { isLegible } from './legibility.ts';
import { type ByLinesOptions, readByLines } from './read-by-lines.ts';
import { type ReadSheet, type RecognisedSheet, recognisedSheet } from './recognised-sheet.ts';
import { unwarped } from './unwarp.ts';
import { noZone, type SettledLines, wordsOfZone, zoneFirst } from './zone-first.ts';

export interface RecogniseOptions {
  readonly ocr: Ocr;
  /** How many units of the page one pixel is wide. */
  readonly unit: number;
  /** A zone is looked for first, and what is settled of it not read once more. */
  readonly settledLines: SettledLines;
  /** Where lines of print stand; the detector's own eyes unless told. */
  readonly find?: NonNullable<ByLinesOptions['find']>;
}

/** Flattened, a sheet must read this much better than as it was seen. */
const GAIN = 1.1;

/** How much was read, and how surely. */
const yieldOf = ({ words, zone }: ReadSheet): number =>
  [...words, ...wordsOfZone(zone)].reduce(
    (sum, { text, confidence }) => sum + (confidence > 0.5 ? text.length * confidence : 0),
    0,
  );

const isClear = ({ words, zone }: ReadSheet): boolean => zone.settled.length > 0 || isLegible(words);

/** A photographed page of print, read as a scanned one is; null where it makes no sense, or has a zone that tells more. */
async function readAsPage(even: Raster, options: RecogniseOptions): Promise<ReadSheet | null> {
  const { ocr, settledLines, unit } = options;
  const { sheet, words } = await readPage(even, ocr.ofPage);
  if (!isLegible(words)) return null;
  const zone = await zoneFirst({ raster: sheet.raster, enlarged: 1 / unit }, settledLines);
  if (zone.settled.length > 0) return null;
  return { sheet, words, zone, isPage: true };
}

const readAsSeen = async (even: Raster, options: RecogniseOptions): Promise<ReadSheet | null> =>
  (await readByLines(even, options)) ?? (await readAsPage(even, options));

/** A photograph from the side that was not read well is read again as if from above. */
async function readFromAbove(even: Raster, options: RecogniseOptions): Promise<ReadSheet | null> {
  const flat = unwarped(even);
  const read = flat && (await readAsSeen(flat.raster, options));
  if (!read) return null;
  return { ...read, sheet: { ...read.sheet, frame: compose(flat.frame ?? IDENTITY, read.sheet.frame ?? IDENTITY) } };
}

async function readBest(even: Raster, options: RecogniseOptions): Promise<ReadSheet> {
  const asSeen = await readAsSeen(even, options);
  if (asSeen && isClear(asSeen)) return asSeen;
  const flattened = await readFromAbove(even, options);
  if (flattened && (!asSeen || yieldOf(flattened) > yieldOf(asSeen) * GAIN)) return flattened;
  return asSeen ?? { words: [], zone: noZone, sheet: { raster: even, frame: null } };
}

/** Reads the words of a photographed sheet. */
export async function recogniseSheet(picture: Raster, options: RecogniseOptions): Promise<RecognisedSheet> {
  return recognisedSheet(await readBest(evenLight(picture), options), options.unit);
}
