import { compose, type Frame, IDENTITY, inUnits } from '../frame.ts';
import { scaled, widthOf } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrOptions, OcrWord } from '../ocr/ocr.ts';
import type { Word } from '../page.ts';
import { readDoubtful, type SecondReader } from '../page-lines/read-doubtful.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { inReadingOrder } from '../reading-order.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { cardLanguageOf } from './card-language.ts';
import { withoutDarkBars } from './dark-bars.ts';
import { isLegible, languageOf, legibility } from './legibility.ts';
import { type ByLinesOptions, readByLines } from './read-by-lines.ts';
import { readNamesAgain } from './read-names-again.ts';
import { positionsOf, type Sheet } from './straighten.ts';
import { readStrip, tryStrip } from './trial.ts';
import { unwarped } from './unwarp.ts';
import { type FirstZone, noZone, type SettledLines, without, wordsOfZone, zoneFirst } from './zone-first.ts';

export interface RecogniseOptions {
  readonly ocr: Ocr;
  /** Most likely first. */
  readonly languages: readonly OcrLanguage[];
  readonly layout: OcrOptions['layout'];
  /** How many units of the page one pixel is wide. */
  readonly unit: number;
  /** Given for photographs: a zone is looked for first, and what is settled of it not read once more. */
  readonly settledLines?: SettledLines;
  /** Where lines of print stand; the detector's own eyes unless told. */
  readonly find?: NonNullable<ByLinesOptions['find']>;
  /** Looks again at what was doubtful on a page; other eyes than those that read it unless told. */
  readonly second?: SecondReader;
}

export interface RecognisedSheet {
  readonly words: readonly Word[];
  /** In units of the page, of the sheet when it is straight. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame | null;
  /** The language that the words were read in. */
  readonly language: OcrLanguage;
  /** The pixels that were read, straight and evenly lit. */
  readonly raster: Raster;
  /** Lines of a zone that was found before the words, in units of the page. */
  readonly zone: readonly ZoneLine[];
}

interface Attempt {
  readonly language: OcrLanguage;
  readonly sheet: Sheet;
  /** Without the settled lines of the zone. */
  readonly words: readonly OcrWord[];
  readonly zone: FirstZone;
}

/** Another position must read this much better than the likeliest one. */
const LEAD = 0.1;
const WELL_READ = 0.6;
const GAIN = 1.1;
const DEFAULT_LANGUAGE = 'ita';

/** The words of a sheet, and its zone before them. */
async function readWords(found: Sheet, language: OcrLanguage, options: RecogniseOptions): Promise<Attempt> {
  const { ocr, layout, settledLines, unit } = options;
  const sheet = layout === 'page' ? { ...found, raster: withoutDarkBars(found.raster) } : found;
  const zone = settledLines ? await zoneFirst({ raster: sheet.raster, enlarged: 1 / unit }, settledLines) : noZone;
  const words = await ocr.read(without(sheet.raster, zone.settled), { language, layout });
  return { language, sheet, words, zone };
}

/** Reads the sheet as it most likely lies; where that makes no sense, finds out by a strip how it lies instead. */
async function readUpright(picture: Raster, language: OcrLanguage, options: RecogniseOptions): Promise<Attempt> {
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
const yieldOf = ({ words, zone }: Attempt): number =>
  [...words, ...wordsOfZone(zone)].reduce(
    (sum, { text, confidence }) => sum + (confidence > 0.5 ? text.length * confidence : 0),
    0,
  );

/** A photograph from the side that was not read well is read again as if from above, and the better reading kept. */
async function fromAbove(
  attempt: Attempt,
  picture: Raster,
  language: OcrLanguage,
  options: RecogniseOptions,
): Promise<Attempt> {
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

/** Papers are read again in their own language, whose letters the first one may not have; of cards only the names. */
async function inItsLanguage(attempt: Attempt, options: RecogniseOptions): Promise<Attempt> {
  const { ocr, layout, languages } = options;
  const { sheet, words, language } = attempt;
  const own = layout === 'page' ? languageOf(words, languages) : cardLanguageOf(words, languages);
  if (own === null || own === language) return attempt;
  if (layout === 'sparse') return { ...attempt, words: await readNamesAgain(words, sheet.raster, ocr, own) };
  return { ...attempt, language: own, words: await ocr.read(sheet.raster, { language: own, layout }) };
}

/** A rule is longer than the dash before an amount or between two days. */
const LONGEST_DASH = 1.2;
const isDash = ({ text, box, size }: OcrWord): boolean => /^[-–—]$/.test(text) && widthOf(box) <= size * LONGEST_DASH;

/** Specks and rules that the recogniser takes for words. */
const isSpeck = (word: OcrWord): boolean => {
  const { text, confidence } = word;
  if (isDash(word)) return confidence < 0.2;
  return confidence < 0.05 || (!/[\p{L}\p{N}]/u.test(text) && confidence < 0.5) || /^[|_—~-]+$/.test(text);
};

const wordOf =
  (unit: number) =>
  ({ text, box, baseline, size, confidence, witnessed = false }: OcrWord): Word => ({
    text,
    box: scaled(box, unit),
    baseline: baseline * unit,
    size: size * unit,
    font: -1,
    confidence,
    angle: 0,
    ...(witnessed ? { witnessed } : {}),
  });

/** Of papers in one of several languages a strip is looked at first: reading all of it twice takes twice as long. */
async function firstLanguage(even: Raster, { ocr, languages, layout }: RecogniseOptions): Promise<OcrLanguage> {
  const [first = DEFAULT_LANGUAGE, ...others] = languages;
  if (layout !== 'page' || others.length === 0) return first;
  const likeliest = positionsOf(even).next().value?.raster ?? even;
  return languageOf(await readStrip(likeliest, ocr, first), languages) ?? first;
}

/** The words as one page of print, or of words anywhere. */
async function readWhole(even: Raster, options: RecogniseOptions): Promise<Attempt> {
  const first = await firstLanguage(even, options);
  const asSeen = await readUpright(even, first, options);
  return inItsLanguage(await fromAbove(asSeen, even, first, options), options);
}

const isSettled = ({ zone }: Attempt): boolean => zone.settled.length > 0;

/** Photographs are read line by line, and as a whole only where that makes no sense. */
async function readBest(even: Raster, options: RecogniseOptions): Promise<Attempt> {
  const { settledLines } = options;
  const lines = settledLines ? await readByLines(even, { ...options, settledLines }) : null;
  if (lines && (isSettled(lines) || isLegible(lines.words))) return lines;
  const whole = await readWhole(even, options);
  if (!lines || isSettled(whole)) return whole;
  return yieldOf(lines) > yieldOf(whole) ? lines : whole;
}

/** Reads the words of a scanned or photographed sheet. */
export async function recogniseSheet(picture: Raster, options: RecogniseOptions): Promise<RecognisedSheet> {
  const { sheet, words, language, zone } = await readBest(evenLight(picture), options);
  const clean = words.filter((word) => !isSpeck(word));
  const sure = options.layout === 'page' ? await readDoubtful(sheet.raster, clean, options.second) : clean;
  const seen = [...sure, ...wordsOfZone(zone)];
  return {
    words: inReadingOrder(seen.map(wordOf(options.unit))),
    width: sheet.raster.width * options.unit,
    height: sheet.raster.height * options.unit,
    frame: sheet.frame && inUnits(sheet.frame, options.unit),
    language,
    raster: sheet.raster,
    zone: zone.lines.map((line) => ({ ...line, box: scaled(line.box, options.unit) })),
  };
}
