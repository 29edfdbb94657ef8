import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { repairedFiscalCodes } from './repaired-fiscal-codes.ts';

const word = (text: string): Word => ({
  text,
  box: { left: 0, top: 0, right: 80, bottom: 10 },
  baseline: 9,
  size: 10,
  font: -1,
  confidence: 0.9,
  angle: 0,
});
const textOf = (text: string): string | undefined => repairedFiscalCodes([word(text)])[0]?.text;

test('a digit read for a letter is put right where the last letter of the code bears it out', () => {
  expect(textOf('RSSMRA85T10A562S')).toBe('RSSMRA85T10A562S');
  expect(textOf('RS5MRA85T1OA562S,')).toBe('RSSMRA85T10A562S,');
});

test('a code that its last letter does not bear out stays as it was read', () => {
  expect(textOf('RS5MRA85T10A562T')).toBe('RS5MRA85T10A562T');
  expect(textOf('0123456789ABCDEF')).toBe('0123456789ABCDEF');
});
