import { expect, test } from 'vitest';
import { monthAfter, reviewForm } from './forms.ts';

test.each([
  ['2026-11-16T10:00:00Z', '2026-12-16T10:00:00Z'],
  ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
  ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['2028-01-30T23:59:00Z', '2028-02-29T23:59:00Z'],
])('LAW-01 a request of %s is due on %s', (received, due) => {
  expect(monthAfter(new Date(received))).toEqual(new Date(due));
});

test.each(['', '   ', 'x'.repeat(5000)])('words that are none, or too many, are refused', (text) => {
  expect(reviewForm.safeParse({ text }).success).toBe(false);
});
