import { expect, test } from 'vitest';
import { isPlausible } from './plausible-lines.ts';

const letters = (text: string, confidence: number) => [...text].map((letter) => ({ letter, confidence, others: '' }));

test('a first line that is full to its end is a line of a zone when it is read beyond doubt', () => {
  expect(isPlausible(letters('IRITAI123456789RSSMRA80A01H501', 0.95))).toBe(true);
  expect(isPlausible(letters('IRITAI123456789RSSMRA80A01H501', 0.7))).toBe(false);
  expect(isPlausible(letters('IRITAI123456789RSSMRA80A01H50', 0.95))).toBe(false);
});

test('a line with fillers may be read less surely, and be a little shorter', () => {
  expect(isPlausible(letters('8001014M3112315ITA<<<<<<<<<<<', 0.6))).toBe(true);
  expect(isPlausible(letters('8001014M3112315ITA<<<<<<<<<<<', 0.4))).toBe(false);
});
