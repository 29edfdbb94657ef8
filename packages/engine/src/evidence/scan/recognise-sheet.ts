import { compose, IDENTITY } from '../frame.ts';
import type { Ocr, OcrLanguage } from '../ocr/ocr.ts';
import { lookAtPage } from '../page-lines/look-at-page.ts';
import { wordsOfPage } from '../page-lines/words-of-page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { cardLanguageOf } from './card-language.ts';
import { isLegible, legibility } from './legibility.ts';
import { type ByLinesOptions, readByLines } from './read-by-lines.ts';
import { readNamesAgain } from './read-names-again.ts';
import { type ReadSheet, type RecognisedSheet, recognisedSheet } from './recognised-sheet.ts';
import { positionsOf, type Sheet } from './straighten.ts';
import { tryStrip } from './trial.ts';
import { unwarped } from './unwarp.ts';
import { noZone, type SettledLines, without, wordsOfZone, zoneFirst } from './zone-first.ts';

export interface RecogniseOptions {
  readonly ocr: Ocr;
  /** Most likely first. */
  readonly languages: readonly OcrLanguage[];
  /** How many units of the page one pixel is wide. */
  readonly unit: number;
  /** Given for photographs: a zone is looked for first, and what is settled of it not read once more. */
  readonly settledLines?: SettledLines;
  /** Where lines of print stand; the detector's own eyes unless told. */
  readonly find?: NonNullable<ByLinesOptions['find']>;
}

/** Another position must read this much better than the likeliest one. */
const LEAD = 0.1;
const WELL_READ = 0.6;
const GAIN = 1.1;
const DEFAULT_LANGUAGE = 'ita';

/** The words of a sheet, and its zone before them. */
async function readWords(sheet: Sheet, language: OcrLanguage, options: RecogniseOptions): Promise<ReadSheet> {
  const { ocr, settledLines, unit } = options;
  const zone = settledLines ? await zoneFirst({ raster: sheet.raster, enlarged: 1 / unit }, settledLines) : noZone;
  const words = await ocr.read(without(sheet.raster, zone.settled), { language });
  return { language, sheet, words, zone };
}

/** Reads the sheet as it most likely lies; where that makes no sense, finds out by a strip how it lies instead. */
async function readUpright(picture: Raster, language: OcrLanguage, options: RecogniseOptions): Promise<ReadSheet> {
  const { ocr } = options;
  const positions = positionsOf(picture);
  const likeliest = positions.next().value ?? { raster: picture, frame: null };
  const first = await readWords(likeliest, language, options);
  if (first.zone.settled.length > 0 || isLegible(first.words)) return first;
  let best = { sheet: likeliest, score: (await tryStrip(likeliest.raster, ocr, language)) + LEAD };
  for (const sheet of positions) {
    const score = await tryStrip(sheet.raster, ocr, language);
    if (score > best.score) best = { sheet, score };
  }
  if (best.sheet === likeliest) return first;
  return readWords(best.sheet, language, options);
}

/** How much was read, and how surely. */
const yieldOf = ({ words, zone }: ReadSheet): number =>
  [...words, ...wordsOfZone(zone)].reduce(
    (sum, { text, confidence }) => sum + (confidence > 0.5 ? text.length * confidence : 0),
    0,
  );

/** A photograph from the side that was not read well is read again as if from above, and the better reading kept. */
async function fromAbove(
  attempt: ReadSheet,
  picture: Raster,
  language: OcrLanguage,
  options: RecogniseOptions,
): Promise<ReadSheet> {
  const readable = legibility(attempt.words);
  // Beside a settled zone there may be hardly a word.
  if (readable > WELL_READ || (readable === 0 && attempt.zone.settled.length > 0)) return attempt;
  const flat = unwarped(picture);
  if (!flat) return attempt;
  const flattened = await readUpright(flat.raster, language, options);
  if (yieldOf(flattened) < yieldOf(attempt) * GAIN) return attempt;
  const frame = compose(flat.frame ?? IDENTITY, flattened.sheet.frame ?? IDENTITY);
  return { ...flattened, sheet: { ...flattened.sheet, frame } };
}

/** Names are read again in the language of their card, whose letters the first one may not have. */
async function inItsLanguage(attempt: ReadSheet, { ocr, languages }: RecogniseOptions): Promise<ReadSheet> {
  const { sheet, words, language } = attempt;
  const own = cardLanguageOf(words, languages);
  if (own === null || own === language) return attempt;
  return { ...attempt, words: await readNamesAgain(words, sheet.raster, ocr, own) };
}

/** All words of a sheet, anywhere on it. */
async function readWhole(even: Raster, options: RecogniseOptions): Promise<ReadSheet> {
  const [first = DEFAULT_LANGUAGE] = options.languages;
  const asSeen = await readUpright(even, first, options);
  return inItsLanguage(await fromAbove(asSeen, even, first, options), options);
}

const isSettled = ({ zone }: ReadSheet): boolean => zone.settled.length > 0;

/** Cards have fewer lines. */
const FEWEST_ON_A_PAGE = 70;

/** A photographed page of print, read as a scanned one is; null where it is none, or has a zone that tells more. */
async function readPage(even: Raster, options: RecogniseOptions): Promise<ReadSheet | null> {
  const { ocr, languages, settledLines, unit } = options;
  const looked = await lookAtPage(even, languages);
  const { sheet, cells, long } = looked;
  if (cells.length + long.length < FEWEST_ON_A_PAGE) return null;
  const enlarged = 1 / unit;
  const zone = settledLines ? await zoneFirst({ raster: sheet.raster, enlarged }, settledLines) : noZone;
  if (zone.settled.length > 0) return null;
  const language = looked.language ?? languages[0] ?? DEFAULT_LANGUAGE;
  const words = await wordsOfPage(looked, { ocr, language });
  return isLegible(words) ? { language, sheet, words, zone } : null;
}

/** Photographs are read line by line, and as a whole only where that makes no sense. */
async function readBest(even: Raster, options: RecogniseOptions): Promise<ReadSheet> {
  const { settledLines } = options;
  const lines = settledLines ? await readByLines(even, { ...options, settledLines }) : null;
  if (lines && (isSettled(lines) || isLegible(lines.words))) return lines;
  const page = lines ? null : await readPage(even, options);
  if (page) return page;
  const whole = await readWhole(even, options);
  if (!lines || isSettled(whole)) return whole;
  return yieldOf(lines) > yieldOf(whole) ? lines : whole;
}

/** Reads the words of a photographed sheet. */
export async function recogniseSheet(picture: Raster, options: RecogniseOptions): Promise<RecognisedSheet> {
  return recognisedSheet(await readBest(evenLight(picture), options), options.unit);
}
