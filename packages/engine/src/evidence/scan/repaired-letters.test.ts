import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedLetters } from './repaired-letters.ts';

const textOf = (text: string): string | undefined => {
  const box = { left: 0, top: 0, right: 80, bottom: 10 };
  const word: Word = { text, box, baseline: 9, size: 10, font: -1, confidence: 0.6, angle: 0 };
  return repairedLetters([word])[0]?.text;
};

test('INC-05 an S that was taken for the sign of a dollar is a letter again, in codes and in legal forms', () => {
  expect(textOf('MRTDVD01$04F205H')).toBe('MRTDVD01S04F205H');
  expect(textOf('$.R.L.')).toBe('S.R.L.');
});

test('the sign of a dollar beside an amount stays what it is', () => {
  expect(textOf('$12,50')).toBe('$12,50');
  expect(textOf('12,50$')).toBe('12,50$');
});
