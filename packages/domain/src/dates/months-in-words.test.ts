import { expect, test } from 'vitest';
import { monthsInWords } from './months-in-words.ts';

test.each([
  ['de', ['2026-08', '2026-09', '2026-10'], 'August, September und Oktober 2026'],
  ['it', ['2026-08', '2026-09'], 'agosto e settembre 2026'],
  ['en-GB', ['2026-08'], 'August 2026'],
  ['de', ['2025-12', '2026-01'], 'Dezember 2025 und Januar 2026'],
])('months in words, in %s: %j', (locale, months, words) => {
  expect(monthsInWords(months, locale)).toBe(words);
});
