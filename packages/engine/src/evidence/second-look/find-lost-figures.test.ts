import { expect, test } from 'vitest';
import type { ReadLine } from '../ocr/ocr.ts';
import type { Page, Word } from '../page.ts';
import { keepSheet } from '../scan/kept-sheets.ts';
import { findLostFigures } from './find-lost-figures.ts';
import { SEEN_TWICE } from './seen-twice.ts';

const wordAt = (text: string, row: number, left: number, right: number): Word => ({
  text,
  box: { left, top: 20 + row * 30, right, bottom: 32 + row * 30 },
  baseline: 30 + row * 30,
  size: 12,
  font: -1,
  confidence: 0.9,
  angle: 0,
});
const day = (row: number): Word => wordAt(`0${row + 1}.10.2026`, row, 20, 80);
const amount = (row: number): Word => wordAt('-10,00', row, 150, 190);
/** The amount of the third booking was not seen; value dates stand on lines of their own, without any. */
const list = [0, 1, 2, 3, 4].flatMap((row) => [day(row), wordAt('02.10.2026', row + 0.5, 30, 90)]);
const amounts = [0, 1, 3, 4].map(amount);

function pageOf(words: readonly Word[]): Page {
  const page: Page = { number: 1, width: 400, height: 300, origin: 'ocr', words, fonts: [], images: [] };
  keepSheet(page, { raster: { width: 400, height: 300, pixels: new Uint8Array(120_000).fill(255) }, unit: 1 });
  return page;
}

/** The first look at a place sees the one, the second the other. */
function inTurn(...texts: readonly [string, string]): ReadLine {
  let looks = 0;
  return async (_, box) => {
    looks += 1;
    return [{ text: texts[(looks - 1) % 2] ?? '', box, baseline: box.bottom, size: 12, confidence: 0.9 }];
  };
}
const isPaidFor = (): boolean => true;

test('BANK-02 an amount that was not seen beside its day is taken where two looks see it alike', async () => {
  const page = pageOf([...list, ...amounts]);
  const whole = await findLostFigures(page, { read: inTurn('-42,94E', '-42,94€'), isPaidFor });
  expect(whole?.words.at(-1)).toMatchObject({ text: '-42,94', baseline: 90, confidence: SEEN_TWICE });
  expect(whole?.words).toHaveLength(page.words.length + 1);
});

test.each([
  ['they differ', '-42,94', '-42,04'],
  ['they see no amount', 'Kartenzahlung', 'Kartenzahlung'],
  ['one of them sees nothing', '', '-42,94'],
])('BANK-02 none is taken where %s', async (_, first, second) => {
  const page = pageOf([...list, ...amounts]);
  expect(await findLostFigures(page, { read: inTurn(first, second), isPaidFor })).toBeNull();
});

test('BANK-02 nobody looks where every day has its amount, or there is no time', async () => {
  const both = { read: inTurn('-42,94', '-42,94') };
  expect(await findLostFigures(pageOf([...list, ...amounts, amount(2)]), { ...both, isPaidFor })).toBeNull();
  expect(await findLostFigures(pageOf([...list, ...amounts]), { ...both, isPaidFor: () => false })).toBeNull();
});
