import { type Box, heightOf, widthOf } from '../geometry.ts';
import { signsOfPart } from '../lines/signs-of-part.ts';
import type { Sign } from '../lines/words-of-signs.ts';
import type { ReadLine } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkIn } from './ink-in.ts';

const WIDEST = 1600;
/** Letters fill this part of a box's height, and stand on this part of it. */
const LETTERS = 0.55;
const BASELINE = 0.78;
/** Half a letter, in heights of the box. */
const HALF = 0.2;

const day = /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})?$/;
const textOf = (signs: readonly Sign[]): string => signs.map(({ sign }) => sign).join('');

/** Days side by side are two words, also where the weights passed over the blank between them. */
function withoutGluedDays(word: Sign[]): Sign[][] {
  const end = word.findIndex((_, at) => day.test(textOf(word.slice(0, at))) && day.test(textOf(word.slice(at))));
  return end > 0 ? [word.slice(0, end), word.slice(end)] : [word];
}

function wordsIn(signs: readonly Sign[]): Sign[][] {
  const words: Sign[][] = [];
  let isOpen = false;
  for (const sign of signs) {
    if (sign.sign === ' ') isOpen = false;
    else if (isOpen) words.at(-1)?.push(sign);
    else {
      words.push([sign]);
      // A colon that opens a word is the label's.
      isOpen = sign.sign !== ':';
    }
  }
  return words.flatMap(withoutGluedDays);
}

/** How sure the least certain letter or digit is; marks around them are hardly ever in question. */
const surenessOf = (word: readonly Sign[]): number => {
  const telling = word.filter(({ sign }) => /[\p{L}\d]/u.test(sign));
  return Math.min(...(telling.length > 0 ? telling : word).map(({ chance }) => chance));
};

/** Room beside the ink of a box, in its height; even a dash has more ink than this share of the height. */
const ROOM = 0.25;
const FAINT = 0.02;

/** A box without the blank paper to both sides of its print. */
function aroundInk(page: Raster, box: Box): Box {
  const part = cropped(page, box);
  if (part.width < 2 || part.height < 2) return box;
  const { columns } = inkIn(part);
  const isInk = (count: number): boolean => count > part.height * FAINT;
  const [first, last] = [columns.findIndex(isInk), columns.findLastIndex(isInk)];
  if (first < 0) return box;
  const [left, room] = [Math.max(0, Math.floor(box.left)), heightOf(box) * ROOM];
  return {
    ...box,
    left: Math.max(box.left, left + first - room),
    right: Math.min(box.right, left + last + 1 + room),
  };
}

/** Reads a box by weights that know many fonts and every letter of Europe. */
export const readLine: ReadLine = async (page, found) => {
  const box = aroundInk(page, found);
  const signs = await signsOfPart(cropped(page, box), WIDEST);
  const height = heightOf(box);
  const x = (at: number): number => box.left + at * widthOf(box);
  return wordsIn(signs).map((word) => ({
    text: textOf(word),
    box: {
      left: x(word[0]?.at ?? 0) - height * HALF,
      top: box.top + height * (BASELINE - LETTERS),
      right: x(word.at(-1)?.at ?? 0) + height * HALF,
      bottom: box.top + height * BASELINE,
    },
    baseline: box.top + height * BASELINE,
    size: height * LETTERS,
    confidence: surenessOf(word),
  }));
};
