import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Ocr, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { wordsOfCells, wordsOfPage } from './words-of-page.ts';

/** Print wherever a word may stand. */
const raster: Raster = {
  width: 600,
  height: 200,
  pixels: Uint8Array.from({ length: 120_000 }, (_, place) => (place % 3 === 0 ? 30 : 245)),
};
const at = (left: number, right: number): Box => ({ left, top: 20, right, bottom: 60 });
const word = (text: string, { left, right }: Box, confidence: number): OcrWord => ({
  text,
  box: { left: left + 6, top: 30, right: right - 6, bottom: 50 },
  baseline: 50,
  size: 28,
  confidence,
});
const cell = (text: string, box: Box, confidence: number) => ({ box, print: [word(text, box, confidence)] });

const looked = {
  sheet: { raster, frame: null },
  cells: [
    cell('09.10.', at(10, 80), 0.99),
    cell('1.834,12', at(90, 190), 0.99),
    cell('Muller', at(200, 290), 0.9),
    cell('5S,9O', at(300, 380), 0.6),
  ],
  long: [],
  isWhole: true,
  language: 'deu',
} as const;

/** Reads one word in each line, and remembers how many it was shown. */
function reading(...texts: readonly string[]): Ocr & { shown: number } {
  const ocr = {
    shown: 0,
    name: 'fake',
    close: async () => undefined,
    read: async () => [],
    readLines: async (lines: readonly Raster[]) => {
      ocr.shown += lines.length;
      return lines.map(({ width }, line) => [
        word(texts[line] ?? '', { left: 0, top: 0, right: width, bottom: 56 }, 0.95),
      ]);
    },
  };
  return ocr;
}

test('days and amounts that the weights saw clearly are not read again, words and doubtful figures are', async () => {
  const ocr = reading('Müller', '55,90');
  const words = await wordsOfPage(looked, { ocr, language: 'deu', read: async () => [] });
  expect(ocr.shown).toBe(2);
  const told = new Map(words.map((each) => [each.text, each]));
  expect([...told.keys()].sort()).toEqual(['09.10.', '1.834,12', '55,90', 'Müller']);
  expect(told.get('1.834,12')).toMatchObject({ byWeights: true, confidence: 0.97 });
  expect(told.get('55,90')?.byWeights).toBeUndefined();
  expect(told.get('55,90')?.confidence).toBeLessThan(0.9);
});

test('without a reader of words there is what the weights saw, never as sure as print', () => {
  const words = wordsOfCells(looked);
  expect(words.map(({ text }) => text)).toEqual(['09.10.', '1.834,12', 'Muller', '5S,9O']);
  expect(Math.max(...words.map(({ confidence }) => confidence))).toBe(0.97);
});
