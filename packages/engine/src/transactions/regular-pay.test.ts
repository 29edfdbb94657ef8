import { expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import { booking, mario } from './testing/bookings.ts';

const paid = (days: readonly string[], amounts: readonly number[], counterparty = 'Muster GmbH') =>
  days.map((date, at) => booking(amounts[at] ?? 0, 'Zahlung', { date, counterparty }));
const categoriesOf = (...args: Parameters<typeof paid>) => [
  ...new Set(categorise(paid(...args), mario).map(({ category }) => category)),
];
const months = ['2026-08-28', '2026-09-30', '2026-10-29'];

test('a company that pays every month about the same day is an employer', () => {
  expect(categoriesOf(months, [180_000, 182_000, 179_500])).toEqual(['salary']);
  expect(categoriesOf(['2026-08-30', '2026-10-01', '2026-10-31'], [180_000, 180_000, 180_000])).toEqual(['salary']);
  expect(categorise(paid(months, [180_000, 182_000, 179_500]), mario)[0]?.why.rule).toBe('recurrence');
});

test('two equal payments are enough in a short history', () => {
  expect(categoriesOf(['2026-09-28', '2026-10-28'], [180_000, 180_000])).toEqual(['salary']);
  expect(categoriesOf(['2026-09-28', '2026-10-28'], [180_000, 181_000])).toEqual(['other_income']);
});

test('a hospital is an employer too, though nobody called it pay', () => {
  const [first] = categorise(paid(months, [180_000, 182_000, 179_500], 'Klinikum Nord gGmbH'), mario);
  expect(first).toMatchObject({ category: 'salary', private: false });
});

test.each([
  ['a person', months, [180_000, 180_000, 180_000], 'Anna Klein'],
  ['small sums', months, [12_000, 12_000, 12_000], 'Muster GmbH'],
  ['any day of the month', ['2026-08-03', '2026-09-15', '2026-10-28'], [180_000, 180_000, 180_000], 'Muster GmbH'],
  ['any amount', months, [50_000, 180_000, 420_000], 'Muster GmbH'],
  ['twice a month', ['2026-09-01', '2026-09-03', '2026-10-02'], [180_000, 180_000, 180_000], 'Muster GmbH'],
  ['one payment', ['2026-10-28'], [500_000], 'Muster GmbH'],
])('not so: %s', (_, days, amounts, counterparty) => {
  expect(categoriesOf(days, amounts, counterparty)).toEqual(['other_income']);
});

test('payments announced for later days teach nothing', () => {
  expect(categoriesOf(['2026-10-28', '2026-11-28', '2026-12-28'], [180_000, 180_000, 180_000])).toEqual([
    'other_income',
  ]);
});
