import { type Box, heightOf } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { DISPUTED, SEEN_TWICE } from './both-readings.ts';
import { areFigures } from './figures.ts';
import { onInk } from './on-ink.ts';
import type { ReadLine } from './read-line.ts';

/** Less and more paper around a box, in its height: in blurred print that changes what is seen. */
const [LESS, MORE] = [-0.12, 0.15];

const withMargin = (box: Box, margin: number): Box => {
  const more = heightOf(box) * margin;
  return { left: box.left - more, top: box.top - more, right: box.right + more, bottom: box.bottom + more };
};

const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join('');

const digitsOf = (words: readonly OcrWord[]): string => textOf(words).replace(/\D/g, '');

/** Figures that were not read alike by both readers, or that only one saw and nobody believed. */
export const areDisputed = (print: readonly OcrWord[], words: readonly OcrWord[]): boolean =>
  words.some(({ text, confidence }) => /\d/.test(text) && confidence < SEEN_TWICE) ||
  (digitsOf(print) !== '' && digitsOf(words) === '');

/** Words, and marks of a side around an amount, must not get lost on the way. */
const word = /\p{L}{2}/u;
const sidesOf = (text: string): string =>
  (/^[-+]/.exec(text)?.[0] ?? '') + (/(?<=,\d{2} ?)[-+SH]/.exec(text)?.[0] ?? '');
const keepsMarks = (before: string, now: string): boolean =>
  !word.test(before) && (sidesOf(before) === '' || sidesOf(before) === sidesOf(now));

/**
 * Figures that two readers read differently are shown to both once more, a little nearer and farther. Days and amounts
 * of which they now read the same digits stand, and stay disputed; otherwise nothing changes.
 */
export async function thirdLook(
  page: Raster,
  box: Box,
  disputed: readonly OcrWord[],
  { read, readByWords }: { readonly read: ReadLine; readonly readByWords: ReadLine },
): Promise<readonly OcrWord[]> {
  const nearer = await read(page, withMargin(box, LESS));
  if (!areFigures(nearer) || !keepsMarks(textOf(disputed), textOf(nearer))) return disputed;
  const farther = await readByWords(page, withMargin(box, MORE));
  if (digitsOf(nearer) !== digitsOf(farther)) return disputed;
  return onInk(page, box, nearer).map((word) => ({ ...word, confidence: DISPUTED }));
}
