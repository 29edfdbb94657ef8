import { expect, test } from 'vitest';
import type { ReadLine } from '../ocr/ocr.ts';
import type { Page, Word } from '../page.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { readFiguresAgain } from './read-figures-again.ts';
import { SEEN_TWICE } from './seen-twice.ts';

const wordAt = (text: string, row: number, confidence: number): Word => ({
  text,
  box: { left: 100, top: 20 + row * 30, right: 180, bottom: 32 + row * 30 },
  baseline: 30 + row * 30,
  size: 12,
  font: -1,
  confidence,
  angle: 0,
});

const pageWith = (words: readonly Word[]): Page => {
  const page: Page = { number: 1, width: 400, height: 300, origin: 'ocr', words, fonts: [], images: [] };
  keepSheet(page, { raster: { width: 400, height: 300, pixels: new Uint8Array(120_000).fill(255) }, unit: 1 });
  return page;
};

/** Sees one word in each place, as told. */
const seeing = (...lines: readonly (readonly [string, number])[]): ReadLine => {
  let next = 0;
  return async (_, box) => {
    const [text, confidence] = lines[next++] ?? ['', 0];
    return text === '' ? [] : [{ text, box, baseline: box.bottom, size: 12, confidence }];
  };
};

test('what two looks read alike is marked, what they read differently is doubtful and the surer reading kept', async () => {
  const page = pageWith([
    wordAt('Netto', 0, 0.9),
    wordAt('1.834,12', 1, 0.8),
    wordAt('2.100,00', 2, 0.7),
    wordAt('3.333,33', 3, 0.9),
    wordAt('4.444,44', 4, 0.9),
  ]);
  const read = seeing(['1.834,12', 0.9], ['2.700,00', 0.95], ['8.333,33', 0.5], ['', 0]);
  const looked = await readFiguresAgain(page, { read });
  expect(looked?.page.words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['Netto', 0.9],
    ['1.834,12', SEEN_TWICE],
    ['2.700,00', 0.95],
    ['3.333,33', 0.9],
    ['4.444,44', 0.9],
  ]);
  expect(looked?.doubtful.map(({ top }) => top)).toEqual([80, 110, 140]);
});

test('BANK-02 an amount whose comma was taken for a colon is looked at in its column, an hour elsewhere is not', async () => {
  const hour: Word = { ...wordAt('18:48', 2, 0.5), box: { left: 20, top: 80, right: 60, bottom: 92 } };
  const page = pageWith([wordAt('1.834,12', 1, SEEN_TWICE), hour, wordAt('=20:17', 3, 0.5)]);
  const looked = await readFiguresAgain(page, { read: seeing(['-29,17', 0.95]) });
  expect(looked?.page.words.map(({ text }) => text)).toEqual(['1.834,12', '18:48', '-29,17']);
});

test('figures that two looks saw alike before are not read a third time', async () => {
  const page = pageWith([wordAt('1.834,12', 1, SEEN_TWICE), wordAt('2.100,00', 2, 0.95)]);
  const looked = await readFiguresAgain(page, { read: seeing(['2.100,00', 0.9]) });
  expect(looked?.page.words.map(({ confidence }) => confidence)).toEqual([SEEN_TWICE, SEEN_TWICE]);
});

test('a sign that only the second look saw is taken, unless it stands before the figure already', async () => {
  const sign: Word = { ...wordAt('-', 2, 0.9), box: { left: 90, top: 85, right: 96, bottom: 88 } };
  const page = pageWith([wordAt('380,00', 1, 0.95), sign, wordAt('62,39', 2, 0.95)]);
  const looked = await readFiguresAgain(page, { read: seeing(['-380,00', 0.9], ['-62,39', 0.9]) });
  expect(looked?.page.words.map(({ text }) => text)).toEqual(['-380,00', '-', '62,39']);
});

test('a second look ends when its time is up', async () => {
  const page = pageWith([wordAt('1.834,12', 1, 0.9), wordAt('2.100,00', 2, 0.9)]);
  const left = [true, false];
  const read = seeing(['1.834,12', 0.9], ['2.100,00', 0.9]);
  const looked = await readFiguresAgain(page, { read, isPaidFor: () => left.shift() ?? false });
  expect(looked?.page.words.map(({ confidence }) => confidence)).toEqual([SEEN_TWICE, 0.9]);
});

test('a page whose pixels are gone is not looked at', async () => {
  const page = { ...pageWith([wordAt('1.834,12', 1, 0.8)]) };
  expect(await readFiguresAgain(page, { read: seeing() })).toBeNull();
});
