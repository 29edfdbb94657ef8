import sharp from 'sharp';
import { type Box, heightOf, widthOf } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { isSpeck } from '../scan/specks.ts';
import { levelled } from './on-ink.ts';
import { onlyPrinted } from './only-printed.ts';
import type { ReadLine } from './read-line.ts';

/** Long lines, which are sentences, are read as well when drawn this much narrower, and reading costs by the width. */
const LONG = 7;
const NARROWER = 0.68;
const HEIGHT = 44;
const ROOM = 6;
const PAPER = 245;

interface Part {
  readonly raster: Raster;
  readonly onPage: (word: OcrWord) => OcrWord;
}

async function partOf(page: Raster, box: Box): Promise<Part> {
  const part = cropped(page, box);
  const down = HEIGHT / Math.max(1, part.height);
  const across = widthOf(box) > heightOf(box) * LONG ? down * NARROWER : down;
  const width = Math.max(1, Math.round(part.width * across));
  const gray = await sharp(part.pixels, { raw: { width: part.width, height: part.height, channels: 1 } })
    .resize(width, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .extend({ top: ROOM, bottom: ROOM, left: ROOM, right: ROOM, background: { r: PAPER, g: PAPER, b: PAPER } })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const x = (at: number): number => left + (at - ROOM) / across;
  const y = (at: number): number => top + (at - ROOM) / down;
  return {
    raster: { width: width + 2 * ROOM, height: HEIGHT + 2 * ROOM, pixels: gray },
    onPage: (word) => ({
      ...word,
      box: { left: x(word.box.left), top: y(word.box.top), right: x(word.box.right), bottom: y(word.box.bottom) },
      baseline: y(word.baseline),
      size: Math.min(word.size / down, heightOf(box)),
    }),
  };
}

/** A word ends where the next one begins: the first of a line may seem to reach as far as the line does. */
const endingInTime = (words: readonly OcrWord[]): OcrWord[] =>
  words.map((word, at) => {
    const next = words[at + 1]?.box.left ?? word.box.right;
    const isTooLong = next > word.box.left && next < word.box.right;
    return isTooLong ? { ...word, box: { ...word.box, right: next } } : word;
  });

/** A sign or two that were hardly seen are no word: a speck, the end of a rule, half a neighbour. */
const UNSEEN = 0.3;
const isScrap = (word: OcrWord): boolean => isSpeck(word) || (word.text.length <= 2 && word.confidence < UNSEEN);

/** What the reader of words sees in each box of a page. */
export async function linesByWords(
  page: Raster,
  boxes: readonly Box[],
  ocr: Ocr,
  language: OcrLanguage,
  maySpread?: () => boolean,
): Promise<OcrWord[][]> {
  const drawn = boxes.filter((box) => widthOf(box) >= 2 && heightOf(box) >= 2);
  if (drawn.length === 0) return boxes.map(() => []);
  const parts = await Promise.all(drawn.map((box) => partOf(page, box)));
  const read = await ocr.readLines(
    parts.map(({ raster }) => raster),
    language,
    maySpread,
  );
  const seen = new Map(
    drawn.map((box, at) => {
      const words = endingInTime((read[at] ?? []).flatMap((word) => parts[at]?.onPage(word) ?? []));
      const printed = onlyPrinted(page, box, words).filter((word) => !isScrap(word));
      return [box, levelled(page, box, printed)];
    }),
  );
  return boxes.map((box) => seen.get(box) ?? []);
}

/** The reader of words for one box; digits are the same in every language. */
export const lineByWords =
  (ocr: Ocr): ReadLine =>
  async (page, box) =>
    (await linesByWords(page, [box], ocr, 'ita'))[0] ?? [];
