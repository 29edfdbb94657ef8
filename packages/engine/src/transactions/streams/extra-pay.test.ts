import { expect, test } from 'vitest';
import { categorise } from '../categorise.ts';
import type { AccountTransaction } from '../categorised.ts';
import { booking, mario } from '../testing/bookings.ts';
import { repeated } from '../testing/monthly.ts';
import { pickSalary } from './pick-salary.ts';
import { streamsOf } from './streams-of.ts';

const counterparty = 'ACME SRL';
const days = ['2026-06-26', '2026-07-27', '2026-08-27', '2026-09-25', '2026-10-27'];
const pay = repeated(days, 160_000, 'EMOLUMENTI', { counterparty });
const salaryOf = (bookings: readonly AccountTransaction[]) => pickSalary(streamsOf(categorise(bookings, mario))).main;

test('a fourteenth salary stands beside the monthly one', () => {
  const extra = booking(130_000, 'QUATTORDICESIMA MENSILITA', { date: '2026-07-10', counterparty });
  expect(salaryOf([...pay, extra])).toMatchObject({ monthlyAmount: 160_000, rhythm: 'monthly', extras: [5] });
});

test('also when no word calls it so', () => {
  const extra = booking(130_000, 'EMOLUMENTI', { date: '2026-07-10', counterparty });
  expect(salaryOf([...pay, extra])).toMatchObject({ monthlyAmount: 160_000, rhythm: 'monthly', extras: [5] });
});

test('and on the day of the ordinary pay', () => {
  const extra = booking(130_000, 'TREDICESIMA', { date: '2026-10-27', counterparty });
  expect(salaryOf([...pay, extra])).toMatchObject({ monthlyAmount: 160_000, latestAmount: 160_000, extras: [5] });
});

test('paid together with the wage it does not count as the newest wage', () => {
  const together = booking(290_000, 'EMOLUMENTI E TREDICESIMA', { date: '2026-11-12', counterparty });
  const later = pay.map((wage, at) => ({ ...wage, date: days.map((day) => day.replace(/\d\d$/, '12'))[at] ?? '' }));
  expect(salaryOf([...later, together])).toMatchObject({ monthlyAmount: 160_000, latestAmount: 160_000 });
});

test('wages on the last day of the month, two in one month and none in the next, are all ordinary', () => {
  const shifted = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-10-01', '2026-10-30'];
  const wages = repeated(shifted, 160_000, 'EMOLUMENTI', { counterparty });
  expect(salaryOf(wages)).toMatchObject({ rhythm: 'monthly', extras: [], occurrences: [0, 1, 2, 3, 4] });
});

test('a bonus alone is no salary', () => {
  expect(salaryOf([booking(130_000, 'TREDICESIMA', { counterparty })])).toBeNull();
});
