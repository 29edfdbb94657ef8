import { expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import { booking, mario } from './testing/bookings.ts';

const bought = (date: string, amount: number, counterparty = 'Velo Paradies') =>
  booking(amount, 'Kauf', { date, counterparty });
const results = (...bookings: ReturnType<typeof bought>[]) =>
  categorise(bookings, mario).map(({ category, answers }) => [category, answers]);

test('what a shop gives back later, up to what was paid, is no income', () => {
  expect(results(bought('2026-09-01', -9_000), bought('2026-09-20', 9_000))[1]).toEqual(['refund', 0]);
  expect(results(bought('2026-09-01', -9_000), bought('2026-09-20', 3_000))[1]).toEqual(['refund', 0]);
});

test.each([
  ['before it was paid', [bought('2026-09-20', -9_000), bought('2026-09-01', 9_000)]],
  ['more than was paid', [bought('2026-09-01', -9_000), bought('2026-09-20', 9_001)]],
  ['by another shop', [bought('2026-09-01', -9_000), bought('2026-09-20', 9_000, 'Radhaus Süd')]],
  ['half a year later', [bought('2026-03-01', -9_000), bought('2026-09-20', 9_000)]],
])('money that comes %s is no refund', (_, bookings) => {
  expect(results(...bookings)[1]).toEqual(['other_income', null]);
});

test('one purchase is given back once', () => {
  const twice = results(bought('2026-09-01', -9_000), bought('2026-09-10', 6_000), bought('2026-09-11', 6_000));
  expect(twice.slice(1)).toEqual([
    ['refund', 0],
    ['other_income', null],
  ]);
});

test('a returned debit points at the debit', () => {
  const rent = booking(-95_000, 'Miete', { date: '2026-10-01', counterparty: 'Vonovia SE' });
  const back = booking(95_000, 'Rücklastschrift', { date: '2026-10-05', counterparty: 'Vonovia SE' });
  expect(categorise([rent, back], mario)[1]).toMatchObject({ category: 'returned_debit', answers: 0 });
});

test('wages from the supermarket where one shops stay wages', () => {
  const shopping = booking(-5_000, 'REWE', { date: '2026-10-01', counterparty: 'REWE Markt' });
  const wages = booking(4_500, 'Lohn Aushilfe', { date: '2026-10-15', counterparty: 'REWE Markt' });
  expect(categorise([shopping, wages], mario)[1]?.category).toBe('salary');
});
