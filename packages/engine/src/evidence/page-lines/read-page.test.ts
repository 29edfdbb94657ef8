import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { OcrWord, ReadLine } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { readPage } from './read-page.ts';

const paper: Raster = { width: 900, height: 1200, pixels: new Uint8Array(900 * 1200).fill(245) };
const line = (row: number, width = 300): Box => ({ left: 20, top: row * 40, right: 20 + width, bottom: row * 40 + 30 });
const finding = (boxes: readonly Box[]) => async (raster: Raster) => ({ sheet: { raster, frame: null }, boxes });

/** Reads the texts one line after the other. */
function telling(...texts: readonly string[]): ReadLine & { read: number } {
  const read = async (_: Raster, box: Box): Promise<OcrWord[]> => {
    const text = texts[reader.read] ?? '';
    reader.read += 1;
    return text.split(' ').map((part) => ({ text: part, box, baseline: box.bottom, size: 20, confidence: 1 }));
  };
  const reader = Object.assign(read, { read: 0 });
  return reader;
}

test('every line of a page is read', async () => {
  const read = telling('Kontoauszug der Sparkasse', 'Summe der Buchungen und Gutschriften');
  const page = await readPage(paper, read, finding([line(1), line(2)]));
  expect(page.isWhole).toBe(true);
  expect(page.words.map(({ text }) => text)).toContain('Buchungen');
});

test('a page with more print than can be read is read from the top, and says so', async () => {
  const boxes = Array.from({ length: 29 }, (_, row) => ({
    left: 0,
    top: row * 40,
    right: 9000,
    bottom: row * 40 + 30,
  }));
  const read = telling();
  const page = await readPage(paper, read, finding(boxes));
  expect(read.read).toBe(10);
  expect(page).toMatchObject({ isWhole: false });
});
