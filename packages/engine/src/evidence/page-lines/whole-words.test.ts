import { expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { wholeWords } from './whole-words.ts';

/** A word from 20 to 120 and another from 140 to 180, both with narrow gaps between their letters. */
function page(): Raster {
  const [width, height] = [200, 60];
  const pixels = new Uint8Array(width * height).fill(245);
  for (let y = 20; y < 34; y += 1) {
    for (let x = 20; x < 180; x += 1) if (x % 8 < 6 && (x < 120 || x >= 140)) pixels[y * width + x] = 90;
  }
  return { width, height, pixels };
}

test('a box that holds a part of a small word grows to all of it, and not into the next one', () => {
  const [whole] = wholeWords(page(), [{ left: 50, top: 16, right: 80, bottom: 38 }]);
  expect(whole?.left).toBeGreaterThan(12);
  expect(whole?.left).toBeLessThanOrEqual(20);
  expect(whole?.right).toBeGreaterThanOrEqual(118);
  expect(whole?.right).toBeLessThan(130);
  expect([whole?.top, whole?.bottom]).toEqual([16, 38]);
});

test('a box that cuts its letters grows up and down', () => {
  const [whole] = wholeWords(page(), [{ left: 16, top: 24, right: 124, bottom: 36 }]);
  expect(whole?.top).toBeLessThanOrEqual(20);
  expect(whole?.bottom).toBe(36);
});

test('a whole word, large print and blank paper stay as they were found', () => {
  const boxes = [
    { left: 14, top: 14, right: 126, bottom: 40 },
    { left: 50, top: 4, right: 80, bottom: 56 },
    { left: 20, top: 46, right: 60, bottom: 58 },
  ];
  for (const box of boxes) expect(wholeWords(page(), [box])).toEqual([box]);
});

test('two parts of one word become one box, and the next word keeps its own', () => {
  const parts = [20, 90, 140].map((left) => ({ left, top: 16, right: left + 34, bottom: 38 }));
  const words = wholeWords(page(), parts);
  expect(words).toHaveLength(2);
  expect(words[0]?.left).toBeLessThanOrEqual(20);
  expect(words[0]?.right).toBeGreaterThanOrEqual(118);
  expect(words[1]?.left).toBeGreaterThan(130);
});
