import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedMarks } from './repaired-marks.ts';

const LETTER = 5;
const word = (text: string, right: number, baseline: number): Word => ({
  text,
  box: { left: right - text.length * LETTER, top: baseline - 9, right, bottom: baseline },
  baseline,
  size: 10,
  font: -1,
  confidence: 0.9,
  angle: 0,
});
const texts = (words: readonly Word[]): string[] => repairedMarks(words).map(({ text }) => text);

test('sides are back where S and H stand below each other, and an 8 elsewhere stays one', () => {
  const rows = ['S', 'H', 'S', '8', '83'].flatMap((mark, row) => [
    word('12,02', 300, 20 + row * 20),
    { ...word(mark, 315, 20 + row * 20), box: { left: 307, top: 11 + row * 20, right: 312, bottom: 20 + row * 20 } },
  ]);
  expect(texts(rows).filter((_, index) => index % 2 === 1)).toEqual(['S', 'H', 'S', 'S', 'S']);
  expect(texts([word('12,02', 300, 20), word('8', 315, 20)])).toEqual(['12,02', '8']);
});

test('BANK-02 a side that was read as the last digit of its amount is a side again, in a column of sides only', () => {
  const rows = ['S', 'H', 'S'].flatMap((mark, row) => [
    word('12,02', 300, 20 + row * 20),
    word(mark, 315, 20 + row * 20),
  ]);
  expect(texts([...rows, word('1.018,198', 315, 80)]).at(-1)).toBe('1.018,19S');
  expect(texts([...rows, word('18,198', 300, 80)]).at(-1)).toBe('18,198');
  expect(texts([word('18,198', 315, 80)])).toEqual(['18,198']);
});

test('BANK-02 the sign of the currency is back where it stands behind the other amounts, and no letter elsewhere', () => {
  const column = ['-18,19€', '-600,00€', '-63,01€'].map((text, row) => word(text, 300, 20 + row * 20));
  expect(texts([...column, word('-58,14E', 300, 80), word('14E', 60, 80)]).slice(-2)).toEqual(['-58,14€', '14E']);
  expect(texts([word('-58,14E', 300, 80)])).toEqual(['-58,14E']);
});
