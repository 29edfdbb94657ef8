import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkIn } from './ink-in.ts';

/** Columns with more than this share of a line's height have ink; of a word's columns so many have some. */
const FAINT = 0.03;
const LEAST_INKED = 0.25;

/** Less contrast is grain: print that faint cannot be told from paper, and nothing is said about it. */
const BLANK = 25;

/** Words of one line without those that a reader made up where the paper is blank, as between two columns. */
export function onlyPrinted(page: Raster, line: Box, words: readonly OcrWord[]): OcrWord[] {
  const part = cropped(page, line);
  if (part.width < 2 || part.height < 2) return [...words];
  const { columns, contrast } = inkIn(part);
  if (contrast < BLANK) return [...words];
  const origin = Math.max(0, Math.floor(line.left));
  const isInked = (count: number): boolean => count > heightOf(line) * FAINT;
  return words.filter(({ box }) => {
    const own = columns.subarray(Math.max(0, Math.floor(box.left) - origin), Math.ceil(box.right) - origin);
    return own.length === 0 || own.filter(isInked).length >= own.length * LEAST_INKED;
  });
}
