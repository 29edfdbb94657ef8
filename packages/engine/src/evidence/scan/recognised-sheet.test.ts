import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { recognisedSheet } from './recognised-sheet.ts';
import { noZone } from './zone-first.ts';

const word = (text: string, left: number, right: number): OcrWord => ({
  text,
  box: { left, top: 10, right, bottom: 30 },
  baseline: 28,
  size: 20,
  confidence: 0.9,
});
const read = {
  sheet: { raster: { width: 200, height: 100, pixels: new Uint8Array(20_000) }, frame: null },
  words: [word('Nordwind', 0, 80), word('Gmb', 90, 130), word('H', 129, 145)],
  zone: noZone,
};
const textsOf = (isPage: boolean): string[] => recognisedSheet({ ...read, isPage }, 1).words.map(({ text }) => text);

test('INC-03 a photographed page of print is mended as a scanned one is; the few lines of a card stay as they were seen', () => {
  expect(textsOf(true)).toEqual(['Nordwind', 'GmbH']);
  expect(textsOf(false)).toEqual(['Nordwind', 'Gmb', 'H']);
});
