import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedColons } from './repaired-colons.ts';

const word = (text: string, left: number, right: number, row: number): Word => ({
  text,
  box: { left, top: row * 12, right, bottom: row * 12 + 6 },
  baseline: row * 12 + 6,
  size: 9,
  font: -1,
  confidence: 0.6,
  angle: 0,
});
const colons = [0, 1, 2].map((row) => word(':', 413, 414.5, row));
const lastOf = (words: readonly Word[]): string | undefined => repairedColons(words).at(-1)?.text;

test('INC-03 a colon of a form that was taken for a digit is a colon again, and no personnel number', () => {
  expect(lastOf([...colons, word('3', 413.2, 414.7, 3)])).toBe(':');
});

test('digits as wide as digits, elsewhere, or without such a column stay', () => {
  expect(lastOf([...colons, word('3', 412, 417, 3)])).toBe('3');
  expect(lastOf([...colons, word('1', 422, 424, 3)])).toBe('1');
  expect(lastOf([...colons.slice(1), word('3', 413.2, 414.7, 3)])).toBe('3');
});
