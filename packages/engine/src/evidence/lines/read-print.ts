import sharp from 'sharp';
import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { LINE_HEIGHT, type LineSteps, lookAtLine } from './line-weights.ts';

interface Sign {
  readonly sign: string;
  /** Where across the line, 0 to 1. */
  readonly at: number;
  readonly chance: number;
}

const NARROWEST = 48;
const WIDEST = 1200;
/** Letters fill this part of a line's height, and stand on this part of it. */
const LETTERS = 0.6;
const BASELINE = 0.8;
const isLatin = (sign: string): boolean => /^[\p{Script=Latin}\d\p{P}\p{S} ]$/u.test(sign);

/** The likeliest sign of each step; neighbouring steps that show the same are one. */
function signsIn({ count, classes, chances, signs }: LineSteps): Sign[] {
  const found: Sign[] = [];
  let before = 0;
  for (let step = 0; step < count; step += 1) {
    const row = chances.subarray(step * classes, (step + 1) * classes);
    let best = 0;
    for (let at = 1; at < classes; at += 1) if ((row[at] ?? 0) > (row[best] ?? 0)) best = at;
    const sign = signs[best - 1];
    if (best !== before && sign !== undefined && isLatin(sign)) {
      found.push({ sign, at: (step + 0.5) / count, chance: row[best] ?? 0 });
    }
    before = best;
  }
  return found;
}

/** These weights hardly see blanks: a capital behind a small letter begins a word, and a stroke is one. */
const beginsWord = (sign: string, before: string): boolean =>
  sign === '/' || before === '/' || (/\p{Lu}/u.test(sign) && /[\p{Ll},]/u.test(before));

function wordsIn(signs: readonly Sign[]): Sign[][] {
  const words: Sign[][] = [];
  let before = ' ';
  for (const sign of signs) {
    if (sign.sign !== ' ') {
      const open = words.at(-1);
      if (open && before !== ' ' && !beginsWord(sign.sign, before)) open.push(sign);
      else words.push([sign]);
    }
    before = sign.sign;
  }
  return words;
}

/** Reads one line by weights that know many fonts but few accents: slow, and good where print is blurred. */
export async function readPrint(sheet: Raster, box: Box): Promise<OcrWord[]> {
  const part = cropped(sheet, box);
  if (part.width === 0 || part.height === 0) return [];
  const wanted = Math.round((part.width / part.height) * LINE_HEIGHT);
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  const gray = await sharp(part.pixels, { raw: { width: part.width, height: part.height, channels: 1 } })
    .resize(width, LINE_HEIGHT, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const signs = signsIn(
    await lookAtLine(
      Float32Array.from(gray, (value) => value / 127.5 - 1),
      width,
    ),
  );
  const height = heightOf(box);
  const x = (at: number): number => box.left + at * (box.right - box.left);
  return wordsIn(signs).map((word) => {
    const [from, to] = [x(word[0]?.at ?? 0) - height * 0.25, x(word.at(-1)?.at ?? 0) + height * 0.25];
    return {
      text: word.map(({ sign }) => sign).join(''),
      box: { left: from, top: box.top + height * (BASELINE - LETTERS), right: to, bottom: box.top + height * BASELINE },
      baseline: box.top + height * BASELINE,
      size: height * LETTERS,
      confidence: word.reduce((sum, { chance }) => sum + chance, 0) / word.length,
    };
  });
}
