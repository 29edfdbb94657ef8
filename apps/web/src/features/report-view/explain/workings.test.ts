import type { ExplainInput, Explanation, InputName } from '@vesta/domain/report/explain';
import { expect, test } from 'vitest';
import {
  limitWorking,
  middleOf,
  onPaper,
  paymentsBehind,
  totalWorking,
  type Writing,
  yearlyWorking,
} from './workings.ts';

const writing: Writing = {
  amount: (cents) => (cents / 100).toFixed(2),
  number: (value) => String(value),
  percent: (value) => `${value} %`,
};
const input = (name: InputName, value: number, label: string | null = null): ExplainInput => ({
  name,
  label,
  value,
  unit: 'cents',
  places: [],
});
const slips = [input('net', 173499, '2026-08'), input('net', 172625, '2026-09'), input('net', 173499, '2026-10')];
const whole = (told: Partial<Explanation>): Explanation => ({
  figure: 'employment_income',
  value: null,
  unit: 'cents',
  formula: 'employed_income',
  inputs: [],
  limits: [],
  binding: null,
  weights: [],
  documents: [],
  reasons: [],
  counterfactuals: [],
  ...told,
});

test('REP-03 of three payslips the middle one is named', () => {
  const inputs = [...slips, input('ordinary_net', 173499)];
  expect(middleOf({ inputs })).toEqual({ sorted: [172625, 173499, 173499], middle: 173499 });
});

test('REP-03 where another rule than the middle applied nothing is claimed', () => {
  expect(middleOf({ inputs: [...slips, input('ordinary_net', 170000)] })).toBeNull();
  expect(middleOf({ inputs: [...slips.slice(1), input('ordinary_net', 173499)] })).toBeNull();
});

test('REP-03 the way from 1,734.99 to 1,854.99 is written out', () => {
  const inputs = [
    input('ordinary_net', 173499),
    input('paychecks', 13),
    input('extra_pay_share', 83),
    input('monthly_over_year', 185499),
  ];
  expect(yearlyWorking({ inputs }, writing)).toBe('1734.99 × (12 + 0.83) ÷ 12');
});

test('REP-03 two estimated salaries and one that was really paid are told apart', () => {
  const two = [
    input('ordinary_net', 120000),
    input('paychecks', 14),
    input('extra_pay_share', 83),
    input('monthly_over_year', 136600),
  ];
  expect(yearlyWorking({ inputs: two }, writing)).toBe('1200.00 × (12 + 2 × 0.83) ÷ 12');
  const paid = [
    input('ordinary_net', 120000),
    input('paychecks', 13),
    input('extra_net', 96000),
    input('monthly_over_year', 128000),
  ];
  expect(yearlyWorking({ inputs: paid }, writing)).toBe('(1200.00 × 12 + 960.00) ÷ 12');
});

test('REP-03 a working that does not come out is left away', () => {
  const inputs = [input('ordinary_net', 120000), input('paychecks', 12), input('monthly_over_year', 125000)];
  expect(yearlyWorking({ inputs }, writing)).toBeNull();
});

const place = (printed: number) => ({ key: 'P1', page: 1, box: null, what: 'net', part: 'figure' as const, printed });

test('REP-03 where another figure was made of a paper, what the paper prints is told beside', () => {
  expect(onPaper({ ...input('net_without_one_offs', 160_000), places: [place(173_499)] })).toBe(173_499);
  expect(onPaper({ ...input('net', 173_499), places: [place(173_499)] })).toBeNull();
  expect(onPaper({ ...input('cost', 18_250), places: [place(-18_250)] })).toBeNull();
});

test('REP-03 an irregular bill names the payments that it is reckoned from', () => {
  const bill = { ...input('cost', 3_653), places: [place(-4_387), place(-6_295)] };
  expect(paymentsBehind(bill)).toEqual([4_387, 6_295]);
  expect(paymentsBehind({ ...input('cost', 18_250), places: [place(-18_250), place(-18_250)] })).toBeNull();
});

test('REP-03 each limit says how it was reached', () => {
  const inputs = [
    input('income', 185499),
    input('commitments', 18250),
    input('living_minimum', 60000),
    input('rent_share', 33),
    input('debt_room', 10),
  ];
  expect(limitWorking({ inputs }, 'ratio', writing)).toBe('33 % × 1854.99');
  expect(limitWorking({ inputs }, 'debt', writing)).toBe('43 % × 1854.99 − 182.50');
  expect(limitWorking({ inputs }, 'residual', writing)).toBe('1854.99 − 182.50 − 600.00');
  expect(limitWorking({ inputs: [] }, 'ratio', writing)).toBeNull();
});

test('REP-03 shares of a loan are written as what is divided by what', () => {
  const inputs = [input('instalment', 70000), input('commitments', 18250), input('income', 185499)];
  expect(totalWorking(whole({ formula: 'debt_to_income', inputs }), writing)).toBe('(700.00 + 182.50) ÷ 1854.99');
  expect(totalWorking(whole({ formula: 'sum_of_costs', inputs }), writing)).toBeNull();
});
