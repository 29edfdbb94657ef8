import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { onlyPrinted } from './only-printed.ts';

const line = { left: 10, top: 5, right: 190, bottom: 45 };
const word = (text: string, left: number, right: number): OcrWord => ({
  text,
  box: { left, top: 12, right, bottom: 36 },
  baseline: 36,
  size: 22,
  confidence: 0.6,
});

/** Print to the left and to the right, and blank paper between them. */
function page(): Raster {
  const [width, height] = [200, 60];
  const pixels = new Uint8Array(width * height).fill(245);
  for (let y = 15; y < 35; y += 1) {
    for (let x = 20; x < 180; x += 2) if (x < 70 || x > 110) pixels[y * width + x] = 20;
  }
  return { width, height, pixels };
}

test('a word that was read where nothing is printed is none', () => {
  const words = [word('7.985,51', 20, 70), word('ia', 76, 104), word('Saldo', 112, 178)];
  expect(onlyPrinted(page(), line, words).map(({ text }) => text)).toEqual(['7.985,51', 'Saldo']);
});
