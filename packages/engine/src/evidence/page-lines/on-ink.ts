import { type Box, heightOf, widthOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { type Ink, inkIn } from './ink-in.ts';

/** Digits and capitals reach this high, in letter sizes. */
const CAPITAL = 0.72;
/** Rows with this share of the ink of the fullest one run through digits; columns with less than this have none. */
const THROUGH = 0.35;
const FAINT = 0.02;
/** What can be the height of a digit in a box of print. */
const [LOWEST, HIGHEST] = [0.2, 0.72];
/** A row with this much ink is a rule below the print. */
const RULE = 0.85;

/** The widest run of empty columns between two places; null where there is none. */
function gapBetween(columns: Uint16Array, from: number, to: number, faint: number): [number, number] | null {
  let best: [number, number] | null = null;
  let start = -1;
  for (let x = Math.max(0, Math.floor(from)); x <= Math.min(columns.length - 1, Math.ceil(to)); x += 1) {
    if ((columns[x] ?? 0) > faint) start = -1;
    else {
      if (start < 0) start = x;
      if (!best || x - start > best[1] - best[0]) best = [start, x];
    }
  }
  return best;
}

interface Level {
  readonly top: number;
  readonly bottom: number;
}

/** From the top of the capitals or digits in a box to the line that they stand on; null where that is not clear. */
function levelOf(box: Box, { rows, columns }: Ink): Level | null {
  const isRule = (count: number): boolean => count > columns.length * RULE;
  const fullest = rows.reduce((most, count) => (isRule(count) ? most : Math.max(most, count)), 0);
  const isFull = (count: number): boolean => count >= fullest * THROUGH && !isRule(count);
  const [top, bottom] = [rows.findIndex(isFull), rows.findLastIndex(isFull) + 1];
  const share = (bottom - top) / heightOf(box);
  const origin = Math.max(0, Math.floor(box.top));
  return share > LOWEST && share < HIGHEST ? { top: origin + top, bottom: origin + bottom } : null;
}

/** Small letters reach this high, in letter sizes; where most are small, their height is what the rows show. */
const SMALL_LETTER = 0.53;
const isMostlySmall = (words: readonly OcrWord[]): boolean => {
  const text = words.map((word) => word.text).join('');
  return text.replace(/\P{Ll}/gu, '').length > text.replace(/[^\p{L}\d]/gu, '').length * 0.6;
};

/** Words in one box of print, moved to where their ink is: the weights tell only roughly where a sign stands. */
export function onInk(page: Raster, box: Box, words: readonly OcrWord[]): OcrWord[] {
  const part = cropped(page, box);
  if (words.length === 0 || part.width < 2 || part.height < 2) return [...words];
  const ink = inkIn(part);
  const { columns } = ink;
  const faint = part.height * FAINT;
  const isInk = (count: number): boolean => count > faint;
  const [first, last] = [columns.findIndex(isInk), columns.findLastIndex(isInk) + 1];
  if (first < 0) return [...words];
  const rows = levelOf(box, ink);
  const size = rows ? heightOf({ ...box, ...rows }) / (isMostlySmall(words) ? SMALL_LETTER : CAPITAL) : 0;
  const level = rows && { top: rows.bottom - size * CAPITAL, bottom: rows.bottom };
  const origin = Math.max(0, Math.floor(box.left));
  const reach = heightOf(box) * 0.2;
  const gaps = words.slice(1).map((word, before) => {
    const left = words[before]?.box ?? word.box;
    return gapBetween(columns, left.right - origin - reach, word.box.left - origin + reach, faint);
  });
  return words.map((word, at) => {
    const left = at === 0 ? first : (gaps[at - 1]?.[1] ?? word.box.left - origin - 1) + 1;
    const right = at === words.length - 1 ? last : (gaps[at]?.[0] ?? word.box.right - origin);
    const placed = { ...word.box, ...level, left: origin + left, right: origin + right };
    if (widthOf(placed) < 1) return word;
    if (!level) return { ...word, box: placed };
    return { ...word, box: placed, baseline: placed.bottom, size };
  });
}
