import { expect, test } from 'vitest';
import { toFactValue, toTyped } from './fact-value.ts';

test.each([
  ['money', '1842.50', 184_250],
  ['money', '1.842,50 €', 184_250],
  ['money', '1,842.5', 184_250],
  ['money', '12', 1200],
  ['money', '-3,10', -310],
  ['money', 'a lot', null],
  ['money', '1.84.2', null],
  ['day', '24/03/2026', '2026-03-24'],
  ['day', '4.3.2026', '2026-03-04'],
  ['day', '31/02/2026', null],
  ['month', '3/2026', '2026-03'],
  ['month', '13/2026', null],
  ['number', '13', 13],
  ['number', 'x', null],
  ['text', '  Rinaldi  ', 'Rinaldi'],
  ['text', '   ', null],
  ['flag', 'yes', true],
] as const)('a correction of the kind %s, typed as "%s", is %s', (kind, typed, value) => {
  expect(toFactValue(kind, typed)).toBe(value);
});

test.each([
  ['money', 184_250],
  ['day', '2026-03-24'],
  ['month', '2026-03'],
  ['flag', false],
  ['number', 13],
  ['text', 'Rinaldi'],
] as const)('a value of the kind %s stands in its field as it can be typed', (kind, value) => {
  for (const language of ['en', 'it', 'de'] as const)
    expect(toFactValue(kind, toTyped(kind, value, language))).toBe(value);
});

test('a sum and a day stand in the field as each language writes them', () => {
  expect(toTyped('money', 184_250, 'en')).toBe('1842.50');
  expect(toTyped('money', 184_250, 'it')).toBe('1842,50');
  expect(toTyped('day', '1993-08-12', 'it')).toBe('12/08/1993');
  expect(toTyped('day', '1993-08-12', 'de')).toBe('12.08.1993');
});
