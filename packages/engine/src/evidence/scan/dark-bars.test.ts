import { expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { darkBars, withoutDarkBars } from './dark-bars.ts';

const [WIDTH, HEIGHT] = [600, 900];

const sheet = (...dark: readonly (readonly [number, number, number, number])[]): Raster => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(245);
  for (const [left, top, right, bottom] of dark) {
    for (let y = top; y < bottom; y += 1) pixels.fill(30, y * WIDTH + left, y * WIDTH + right);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
};

test('a dark bar across a table turns light, and its letters dark', () => {
  const raster = sheet([60, 120, 540, 150]);
  raster.pixels.fill(250, 135 * WIDTH + 100, 135 * WIDTH + 104);
  const { pixels } = withoutDarkBars(raster);
  expect(pixels[135 * WIDTH + 300]).toBe(245);
  expect(pixels[135 * WIDTH + 101]).toBe(5);
  expect(pixels[300 * WIDTH + 300]).toBe(245);
});

test('rules, letters and dark pictures are no bars', () => {
  const bold = [300, 300, 342, 312] as const;
  expect(darkBars(sheet([60, 120, 540, 123], [60, 300, 80, 330], [60, 400, 360, 700], bold))).toEqual([]);
});
