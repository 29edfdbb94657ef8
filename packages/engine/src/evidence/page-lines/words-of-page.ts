import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { withSecondReading } from './both-readings.ts';
import { areFigures } from './figures.ts';
import { lineByWords, linesByWords } from './lines-by-words.ts';
import { type Cell, type LookedAtPage, pageWeights, type Weights } from './look-at-page.ts';
import { onInk } from './on-ink.ts';
import { isPlainPrint } from './plain-print.ts';
import { readDoubtful } from './read-doubtful.ts';
import { severalAtOnce } from './several-at-once.ts';
import { areDisputed, thirdLook } from './third-look.ts';
import { toldOnce } from './told-once.ts';

/** What one reader alone saw is not as good as printed, however sure it was. */
const ALONE = 0.97;

/** A page of specks is disputed everywhere, and not worth more looks than this. */
const MOST_DISPUTED = 40;

const byWeights = (page: Raster, { box, print }: Cell): OcrWord[] =>
  onInk(page, box, print).map((word) => ({ ...word, confidence: Math.min(ALONE, word.confidence), byWeights: true }));

/** What the weights alone saw on a page. */
export const wordsOfCells = ({ sheet, cells }: LookedAtPage): OcrWord[] =>
  cells.flatMap((cell) => byWeights(sheet.raster, cell));

interface WordsOfPageOptions {
  readonly ocr: Ocr;
  readonly language: OcrLanguage;
  readonly read?: Weights['read'];
  /** Whether the processors are free for reading lines side by side. */
  readonly maySpread?: () => boolean;
}

/**
 * All words of a page: the weights have read days and amounts, and the reader of words reads the rest. What either is
 * not sure of is shown to the other.
 */
export async function wordsOfPage(
  { sheet, cells, long }: LookedAtPage,
  { ocr, language, read = pageWeights.read, maySpread }: WordsOfPageOptions,
): Promise<OcrWord[]> {
  const page = sheet.raster;
  const isSettled = ({ box, print }: Cell): boolean => areFigures(print) || isPlainPrint(print, box, page);
  const settled = cells.filter(isSettled);
  const doubted = cells.filter((cell) => !settled.includes(cell));
  const boxes = [...doubted.map(({ box }) => box), ...long];
  const seen = await linesByWords(page, boxes, ocr, language, maySpread);
  const inLong = await readDoubtful(page, seen.slice(doubted.length).flat(), { find: async () => long, read });
  const both = doubted.map(({ box, print }, at) => {
    const place = { box, from: box.left, to: box.right };
    return { box, print, words: withSecondReading(seen[at] ?? [], place, onInk(page, box, print)) };
  });
  const disputed = new Set(both.filter(({ print, words }) => areDisputed(print, words)).slice(0, MOST_DISPUTED));
  const readers = { read, readByWords: lineByWords(ocr) };
  const agreed = await severalAtOnce(both, async (cell) =>
    disputed.has(cell) ? thirdLook(page, cell.box, cell.words, readers) : cell.words,
  );
  return toldOnce([...inLong, ...agreed.flat(), ...settled.flatMap((cell) => byWeights(page, cell))]);
}
