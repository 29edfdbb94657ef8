import { compose, type Frame, IDENTITY, inUnits } from '../frame.ts';
import type { Ocr, OcrLanguage, OcrOptions, OcrWord } from '../ocr/ocr.ts';
import type { Word } from '../page.ts';
import { evenLight } from '../raster/even-light.ts';
import type { Raster } from '../raster/raster.ts';
import { inReadingOrder } from '../reading-order.ts';
import { cardLanguageOf } from './card-language.ts';
import { isLegible, languageOf, legibility } from './legibility.ts';
import { readNamesAgain } from './read-names-again.ts';
import { positionsOf, type Sheet } from './straighten.ts';
import { readStrip, tryStrip } from './trial.ts';
import { unwarped } from './unwarp.ts';

export interface RecogniseOptions {
  readonly ocr: Ocr;
  /** Most likely first. */
  readonly languages: readonly OcrLanguage[];
  readonly layout: OcrOptions['layout'];
  /** How many units of the page one pixel is wide. */
  readonly unit: number;
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
}

interface Attempt {
  readonly language: OcrLanguage;
  readonly sheet: Sheet;
  readonly words: readonly OcrWord[];
}

/** Another position must read this much better than the likeliest one. */
const LEAD = 0.1;
const WELL_READ = 0.6;
const GAIN = 1.1;
const DEFAULT_LANGUAGE = 'ita';

/** Reads the sheet as it most likely lies; where that makes no sense, finds out by a strip how it lies instead. */
async function readUpright(picture: Raster, language: OcrLanguage, options: RecogniseOptions): Promise<Attempt> {
  const { ocr, layout } = options;
  const positions = positionsOf(picture);
  const likeliest = positions.next().value ?? { raster: picture, frame: null };
  const first = { language, sheet: likeliest, words: await ocr.read(likeliest.raster, { language, layout }) };
  if (isLegible(first.words)) return first;
  let best = { sheet: likeliest, score: (await tryStrip(likeliest.raster, ocr, language)) + LEAD };
  for (const sheet of positions) {
    const score = await tryStrip(sheet.raster, ocr, language);
    if (score > best.score) best = { sheet, score };
  }
  if (best.sheet === likeliest) return first;
  return { language, sheet: best.sheet, words: await ocr.read(best.sheet.raster, { language, layout }) };
}

/** How much was read, and how surely. */
const yieldOf = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { text, confidence }) => sum + (confidence > 0.5 ? text.length * confidence : 0), 0);

/** A photograph from the side that was not read well is read again as if from above, and the better reading kept. */
async function fromAbove(
  attempt: Attempt,
  picture: Raster,
  language: OcrLanguage,
  options: RecogniseOptions,
): Promise<Attempt> {
  if (legibility(attempt.words) > WELL_READ) return attempt;
  const flat = unwarped(picture);
  if (!flat) return attempt;
  const { sheet, words } = await readUpright(flat.raster, language, options);
  if (yieldOf(words) < yieldOf(attempt.words) * GAIN) return attempt;
  return { language, sheet: { ...sheet, frame: compose(flat.frame ?? IDENTITY, sheet.frame ?? IDENTITY) }, words };
}

/** Papers are read again in their own language, whose letters the first one may not have; of cards only the names. */
async function inItsLanguage(attempt: Attempt, options: RecogniseOptions): Promise<Attempt> {
  const { ocr, layout, languages } = options;
  const { sheet, words, language } = attempt;
  const own = layout === 'page' ? languageOf(words, languages) : cardLanguageOf(words, languages);
  if (own === null || own === language) return attempt;
  if (layout === 'sparse') return { ...attempt, words: await readNamesAgain(words, sheet.raster, ocr, own) };
  return { sheet, language: own, words: await ocr.read(sheet.raster, { language: own, layout }) };
}

/** Specks and rules that the recogniser takes for words. */
const isSpeck = ({ text, confidence }: OcrWord): boolean =>
  confidence < 0.05 || (!/[\p{L}\p{N}]/u.test(text) && confidence < 0.5) || /^[|_—~-]+$/.test(text);

const wordOf =
  (unit: number) =>
  ({ text, box, baseline, size, confidence }: OcrWord): Word => ({
    text,
    box: { left: box.left * unit, top: box.top * unit, right: box.right * unit, bottom: box.bottom * unit },
    baseline: baseline * unit,
    size: size * unit,
    font: -1,
    confidence,
    angle: 0,
  });

/** Of papers in one of several languages a strip is looked at first: reading all of it twice takes twice as long. */
async function firstLanguage(even: Raster, { ocr, languages, layout }: RecogniseOptions): Promise<OcrLanguage> {
  const [first = DEFAULT_LANGUAGE, ...others] = languages;
  if (layout !== 'page' || others.length === 0) return first;
  const likeliest = positionsOf(even).next().value?.raster ?? even;
  return languageOf(await readStrip(likeliest, ocr, first), languages) ?? first;
}

/** Reads the words of a scanned or photographed sheet. */
export async function recogniseSheet(picture: Raster, options: RecogniseOptions): Promise<RecognisedSheet> {
  const even = evenLight(picture);
  const first = await firstLanguage(even, options);
  const asSeen = await readUpright(even, first, options);
  const attempt = await fromAbove(asSeen, even, first, options);
  const { sheet, words, language } = await inItsLanguage(attempt, options);
  return {
    words: inReadingOrder(words.filter((word) => !isSpeck(word)).map(wordOf(options.unit))),
    width: sheet.raster.width * options.unit,
    height: sheet.raster.height * options.unit,
    frame: sheet.frame && inUnits(sheet.frame, options.unit),
    language,
    raster: sheet.raster,
  };
}
