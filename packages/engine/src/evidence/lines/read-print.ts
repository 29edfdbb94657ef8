import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { type LatinSign, latinSigns } from './latin-signs.ts';
import { LINE_HEIGHT, type LineSteps, lineOf, lookAtLine } from './line-weights.ts';
import { mayBeTwo, type Sign, wordsIn } from './words-of-signs.ts';

/** Reads one line of print on a sheet; small print is labels, mostly. */
export type PrintReader = (sheet: Raster, box: Box, isSmall: boolean) => Promise<PrintWord[]>;

export interface PrintWord extends OcrWord {
  /** How sure its least sure sign is, 0 to 1. */
  readonly weakest: number;
  /** Its signs stand so far apart somewhere that a blank may have been missed. */
  readonly mayBeTwo: boolean;
}

/** Looking costs as much as a line is wide. Capitals are told as well a good deal narrower, long labels hardly. */
const NARROWER = 0.65;
const NARROWER_LABEL = 0.85;
const LONG = 8;
const NARROWEST = 48;
const WIDEST = 1200;
/** Letters fill this part of a line's height, and stand on this part of it. */
const LETTERS = 0.6;
const BASELINE = 0.8;

let latin: readonly LatinSign[] | null = null;

/** The likeliest sign of each step; neighbouring steps that show the same are one. */
function signsIn({ count, classes, chances, signs }: LineSteps): Sign[] {
  latin ??= latinSigns(signs);
  const found: Sign[] = [];
  let before = '';
  for (let step = 0; step < count; step += 1) {
    const row = step * classes;
    let sign = '';
    let chance = chances[row] ?? 0;
    for (const one of latin) {
      const own = chances[row + one.at] ?? 0;
      if (own > chance) [sign, chance] = [one.sign, own];
    }
    if (sign !== '' && sign !== before) found.push({ sign, at: (step + 0.5) / count, chance });
    before = sign;
  }
  return found;
}

/** Reads one line by weights that know many fonts but few accents. */
export const readPrint: PrintReader = async (sheet, box, isSmall) => {
  const part = cropped(sheet, box);
  if (part.width === 0 || part.height === 0) return [];
  const long = part.width / part.height;
  const wanted = Math.round(long * LINE_HEIGHT * (isSmall && long > LONG ? NARROWER_LABEL : NARROWER));
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  const seen = await lookAtLine(await lineOf(part, width), width);
  const height = heightOf(box);
  const x = (at: number): number => box.left + at * (box.right - box.left);
  return wordsIn(signsIn(seen), long).map((word) => {
    const [from, to] = [x(word[0]?.at ?? 0) - height * 0.25, x(word.at(-1)?.at ?? 0) + height * 0.25];
    return {
      text: word.map(({ sign }) => sign).join(''),
      box: { left: from, top: box.top + height * (BASELINE - LETTERS), right: to, bottom: box.top + height * BASELINE },
      baseline: box.top + height * BASELINE,
      size: height * LETTERS,
      confidence: word.reduce((sum, { chance }) => sum + chance, 0) / word.length,
      weakest: Math.min(...word.map(({ chance }) => chance)),
      mayBeTwo: mayBeTwo(word),
    };
  });
};
