import { expect, test } from 'vitest';
import type { PaperWords } from './words.ts';
import { createWriter } from './writer.ts';

const silent = { say: () => '', check: () => '' } as unknown as PaperWords;

test('REP-10 on paper as on screen Italian tells the first of a month as the first, and countries by name', () => {
  const italian = createWriter('it', silent);
  expect(italian.day('2026-08-01')).toBe('1º agosto 2026');
  expect(italian.day('2026-08-31')).toBe('31 agosto 2026');
  expect(italian.country('IT')).toBe('Italia');
  expect(italian.country('DEU')).toBe('Germania');
  expect(italian.country(null)).toBe('–');
  expect(createWriter('en', silent).day('2026-08-01')).toBe('1 August 2026');
});
