import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { SEEN_TWICE } from './both-readings.ts';
import type { ReadLine } from './read-line.ts';
import { areDisputed, thirdLook } from './third-look.ts';

const page: Raster = {
  width: 300,
  height: 100,
  pixels: Uint8Array.from({ length: 30_000 }, (_, place) => (place % 3 === 0 ? 30 : 245)),
};
const box: Box = { left: 100, top: 20, right: 200, bottom: 60 };
const word = (text: string, confidence: number): OcrWord => ({ text, box, baseline: 50, size: 28, confidence });

/** Sees this word. */
const seeing =
  (text: string, confidence = 0.99): ReadLine =>
  async () => [word(text, confidence)];
const after = async (first: OcrWord[], read: ReadLine, readByWords: ReadLine): Promise<(string | number)[]> =>
  (await thirdLook(page, box, first, { read, readByWords })).flatMap(({ text, confidence }) => [text, confidence]);

test('BANK-02 an amount that two readers saw differently, or nobody believed, is shown to both again and stays disputed', async () => {
  expect(await after([word('=20:17', 0.59)], seeing('-29,17'), seeing('29,17'))).toEqual(['-29,17', 0.8]);
  expect(await after([], seeing('-16,39'), seeing('-16,39€'))).toEqual(['-16,39', 0.8]);
});

test('BANK-02 readers that still differ, are not clear or show no figure change nothing', async () => {
  const first = [word('=20:17', 0.59)];
  expect(await after(first, seeing('-29,17'), seeing('-20,17'))).toEqual(['=20:17', 0.59]);
  expect(await after(first, seeing('-29,17', 0.7), seeing('-29,17'))).toEqual(['=20:17', 0.59]);
  expect(await after(first, seeing('29-17'), seeing('29-17'))).toEqual(['=20:17', 0.59]);
});

test('BANK-02 a sign, a side or a word that was seen before does not get lost', async () => {
  for (const text of ['-20,17', '20,17S', 'Saldo29,17'])
    expect(await after([word(text, 0.7)], seeing('29,17'), seeing('29,17'))).toEqual([text, 0.7]);
});

test('what both readers saw alike, and words, are not disputed', () => {
  expect(areDisputed([word('29,17', 0.9)], [word('29,17', SEEN_TWICE)])).toBe(false);
  expect(areDisputed([word('Miete', 0.9)], [word('Miete', 0.4)])).toBe(false);
  expect(areDisputed([], [word('EUR', 1), word('29,17', 0.8)])).toBe(true);
  expect(areDisputed([word('-16,39E', 0.5)], [])).toBe(true);
});
