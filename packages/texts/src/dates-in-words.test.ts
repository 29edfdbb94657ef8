import { describe, expect, test } from 'vitest';
import { datesInWords } from './dates-in-words.ts';

describe('values of a text', () => {
  test.each([
    ['en-GB', '2026-08-03', '3 August 2026'],
    ['it-IT', '2026-08', 'agosto 2026'],
    ['it-IT', '2026-08-01', '1º agosto 2026'],
    ['it-IT', '2026-08-11', '11 agosto 2026'],
    ['de-DE', '2026-08-01', '1. August 2026'],
    ['de-DE', '2026-08, 2026-09', 'August 2026 und September 2026'],
    ['it-IT', '2026-08,2026-09', 'agosto 2026 e settembre 2026'],
  ])('in %s %s is %s', (locale, written, said) => {
    expect(datesInWords({ when: written }, locale)).toEqual({ when: said });
  });

  test('that are no days stay as they are', () => {
    const values = { amount: 202608, range: '2026-08-01 to now', code: '2026-8', name: 'Rossi, Mario' };
    expect(datesInWords(values, 'en-GB')).toEqual(values);
  });

  test('that count months tell the years in them as well', () => {
    expect(datesInWords({ months: 228 }, 'de-DE')).toEqual({ months: 228, years: 19, rest: 0 });
    expect(datesInWords({ months: 7 }, 'de-DE')).toEqual({ months: 7, years: 0, rest: 7 });
  });
});
