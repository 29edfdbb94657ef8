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
  expect(toFactValue(kind, toTyped(kind, value))).toBe(value);
});
