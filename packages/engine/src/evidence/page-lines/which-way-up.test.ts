import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { limits } from '../limits.ts';
import type { ReadLine } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { PAGE } from '../work/costs.ts';
import { readsBetter } from './which-way-up.ts';

const raster = (name: number): Raster => ({ width: 1000, height: 1400, pixels: new Uint8Array([name]) });
const [upright, onItsHead] = [raster(1), raster(2)];
const boxes: Box[] = Array.from({ length: 9 }, (_, row) => ({
  left: 50,
  right: 450,
  top: row * 60,
  bottom: row * 60 + 30,
}));
const word = (text: string, confidence: number) => ({
  text,
  box: boxes[0] ?? { left: 0, top: 0, right: 0, bottom: 0 },
  baseline: 0,
  size: 10,
  confidence,
});

/** Reads words on this way up, and scraps on the other. */
const reader =
  (clear: Raster): ReadLine =>
  async (page) =>
    page === clear
      ? [word('Kontoauszug', 0.97), word('1.234,56', 0.98)]
      : [word('l', 0.4), word("-.'", 0.9), word('9S', 0.3)];

const way = (page: Raster) => ({ raster: page, boxes });

test('BANK-02 a clear page that only looks as if it stood on its head is not turned', async () => {
  expect(await readsBetter(way(upright), way(onItsHead), reader(upright))).toBe(false);
});

test('BANK-02 a page on its head is turned', async () => {
  expect(await readsBetter(way(upright), way(onItsHead), reader(onItsHead))).toBe(true);
});

test('a page without a line that could be read stays as it lies', async () => {
  expect(await readsBetter({ raster: upright, boxes: [] }, { raster: onItsHead, boxes: [] }, reader(onItsHead))).toBe(
    false,
  );
});

test('BANK-02 ten scanned pages fit into what a file may cost', () => {
  expect(10 * PAGE).toBeLessThanOrEqual(limits.recognition);
});
