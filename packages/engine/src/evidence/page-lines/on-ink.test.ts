import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { onInk } from './on-ink.ts';

const box = { left: 10, top: 5, right: 110, bottom: 45 };

/** Two blocks of ink with blank paper between them, each as high as digits are. */
function page(): Raster {
  const [width, height] = [120, 60];
  const pixels = new Uint8Array(width * height).fill(245);
  for (let y = 15; y < 35; y += 1) {
    for (let x = 0; x < width; x += 1) if ((x >= 22 && x < 50) || (x >= 64 && x < 98)) pixels[y * width + x] = 20;
  }
  return { width, height, pixels };
}

const word = (text: string, left: number, right: number): OcrWord => ({
  text,
  box: { left, top: 12, right, bottom: 36 },
  baseline: 36,
  size: 22,
  confidence: 0.99,
});

test('words stand where their ink is, on the line of their digits', () => {
  const placed = onInk(page(), box, [word('12.10.', 18, 54), word('11.10.', 60, 104)]);
  expect(placed.map(({ text, box: own, baseline }) => [text, own.left, own.right, baseline])).toEqual([
    ['12.10.', 22, 50, 35],
    ['11.10.', 64, 98, 35],
  ]);
  expect(placed[0]?.size).toBeCloseTo(20 / 0.72);
});

test('words without any ink stay where they were', () => {
  const blank = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(245) };
  const words = [word('12.10.', 18, 54)];
  expect(onInk(blank, box, words)).toEqual(words);
});

test('words are as large as their ink, small letters by their own height', () => {
  expect(onInk(page(), box, [word('SALDO', 22, 98)])).toMatchObject([{ baseline: 35, size: 20 / 0.72 }]);
  expect(onInk(page(), box, [word('saldo', 22, 98)])).toMatchObject([{ baseline: 35, size: 20 / 0.53 }]);
});
