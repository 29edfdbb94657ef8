import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { withoutEdgeMarks } from './without-edge-marks.ts';

const word = (text: string, left: number, right: number, confidence = 0.97): Word => ({
  text,
  box: { left, top: 10, right, bottom: 19 },
  baseline: 19,
  size: 9,
  font: -1,
  confidence,
  angle: 0,
});
const row = [word('30/10/26', 42, 80), word('ACCREDITO', 141, 190), word('1.628,45', 447, 485)];
const texts = (words: readonly Word[]): string[] => withoutEdgeMarks(words).map(({ text }) => text);
const printed = row.map(({ text }) => text);

test('BANK-02 the shadow of an edge is no sign before the day of a booking, nor far behind its amount', () => {
  expect(texts([word('g', 16, 20, 0.74), ...row, word('È', 560, 565, 0.59)])).toEqual(printed);
});

test('BANK-02 marks of a side behind amounts, clear signs and everything among print stay', () => {
  expect(texts([...row, word('S', 495, 500, 0.77)])).toEqual([...printed, 'S']);
  expect(texts([word('A', 16, 20, 0.97), ...row])).toEqual(['A', ...printed]);
  expect(texts([...row, word('4', 300, 304, 0.6)])).toEqual([...printed, '4']);
  expect(texts([word('x', 16, 20, 0.5)])).toEqual(['x']);
});
