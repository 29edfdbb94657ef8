import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { inkOf } from './ink.ts';

/** A strip of this share of the sheet is read to learn its language and which side is up. */
const STRIP = 0.1;
const LOWEST_STRIP = 130;
const FEWEST_LETTERS = 12;

/** The strip with the most print on it. */
export function busiestStrip(raster: Raster): Raster {
  const { width, height, factor, dots } = inkOf(raster);
  const rows = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x += 1) sum += dots[y * width + x] ?? 0;
    return sum;
  });
  const size = Math.min(height, Math.ceil(Math.max(raster.height * STRIP, LOWEST_STRIP) / factor));
  let sum = rows.slice(0, size).reduce((total, row) => total + row, 0);
  let best = { top: 0, sum };
  for (let top = 1; top + size <= height; top += 1) {
    sum += (rows[top + size - 1] ?? 0) - (rows[top - 1] ?? 0);
    if (sum > best.sum) best = { top, sum };
  }
  const top = best.top * factor;
  return cropped(raster, { left: 0, right: raster.width, top, bottom: top + size * factor });
}

/** How well this reads as words, 0 to 1; null when there is too little to tell. */
export function legibility(words: readonly OcrWord[]): number | null {
  const spoken = words.filter((word) => /[\p{L}\d]{3}/u.test(word.text));
  const letters = spoken.reduce((sum, word) => sum + word.text.length, 0);
  if (letters < FEWEST_LETTERS) return null;
  const all = words.reduce((sum, word) => sum + word.text.length, 0);
  const sure = spoken.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
  return sure / all;
}

export interface Trial {
  readonly language: OcrLanguage;
  readonly score: number;
}

/** Reads one strip in each language and says which one it reads best. */
export async function tryLanguages(strip: Raster, ocr: Ocr, languages: readonly OcrLanguage[]): Promise<Trial> {
  let best: Trial | null = null;
  for (const language of languages) {
    const score = legibility(await ocr.read(strip, { language, layout: 'sparse' })) ?? 0;
    if (!best || score > best.score) best = { language, score };
  }
  return best ?? { language: 'eng', score: 0 };
}
