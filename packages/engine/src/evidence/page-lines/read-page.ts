import { type Box, heightOf, widthOf } from '../geometry.ts';
import { SUREST } from '../lines/surest.ts';
import { median } from '../median.ts';
import type { OcrWord, ReadLine } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import type { Sheet } from '../scan/straighten.ts';
import { type FindPage, findPage } from './find-page.ts';
import { mayBePrint } from './may-be-print.ts';
import { onInk } from './on-ink.ts';
import { severalAtOnce } from './several-at-once.ts';
import { toldOnce } from './told-once.ts';

/** A page of print, every line of it read. */
export interface ReadPage {
  readonly sheet: Sheet;
  readonly words: readonly OcrWord[];
  /** False where there is more print than can be read. */
  readonly isWhole: boolean;
}

/** Reading takes as long as all lines together are wide, in heights: a page full of specks is read in part. */
const WIDEST = 3000;

/** As many of these from the top as can be read. */
function fromTheTop(boxes: readonly Box[]): Box[] {
  let total = 0;
  return boxes.filter((box) => {
    total += widthOf(box) / heightOf(box);
    return total <= WIDEST;
  });
}

/** Finds the print of a page, however it was laid on the glass, and reads every line of it. */
export async function readPage(picture: Raster, read: ReadLine, find: FindPage = findPage): Promise<ReadPage> {
  const { sheet, boxes } = await find(picture);
  const usual = median(boxes.map(heightOf)) ?? 0;
  const found = boxes.filter((box) => mayBePrint(box, usual)).toSorted((a, b) => a.top - b.top);
  const lines = fromTheTop(found);
  const seen = await severalAtOnce(lines, async (box) => onInk(sheet.raster, box, await read(sheet.raster, box)));
  const words = toldOnce(seen.flat().map((word) => ({ ...word, confidence: Math.min(SUREST, word.confidence) })));
  return { sheet, words, isWhole: lines.length === found.length };
}
