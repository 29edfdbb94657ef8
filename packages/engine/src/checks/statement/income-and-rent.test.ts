import { describe, expect, test } from 'vitest';
import type { ApplicantData } from '../../papers/applicant.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import { bankDeclaredNotSeen } from './declared-not-seen.ts';
import { bankRentFound } from './rent-found.ts';
import { bankSalaryFound } from './salary-found.ts';
import { bankSalaryStable } from './salary-stable.ts';
import { pay, rent, shopping, threeMonths } from './testing/months.ts';
import { type Row, statementPaper } from './testing/statements.ts';
import { bankUndeclaredIncome } from './undeclared-income.ts';

const who = (data: Partial<ApplicantData> = {}) => contextOf({ ...mario, employment_status: 'Employed', ...data });
const paid = threeMonths((month) => [pay(month), ...shopping(month)]);
const unpaid = threeMonths((month) => shopping(month));
const fortnight = setOf(
  statementPaper('a', { from: '2026-10-20', to: '2026-11-02', rows: [['2026-10-21', -900, 'POS']] }),
);

describe('BANK-02 R_BANK_SALARY_FOUND', () => {
  test.each<[string, PaperSet, string | null, string]>([
    ['no pay within a fortnight', fortnight, 'Employed', 'inconclusive'],
    ['no pay of a student', unpaid, 'Student', '-'],
    ['nothing said about work', unpaid, null, '-'],
    ['no statement', setOf(), 'Employed', '-'],
  ])('%s', (_, set, status, outcome) => {
    expect(sayOf(bankSalaryFound, set, who({ employment_status: status }))).toBe(outcome);
  });

  const saved = threeMonths((month): Row[] => [[`2026-${month}-28`, 20_000, 'GIROCONTO DA ROSSI MARIO']], {
    iban: 'DE89370400440532013000',
    fields: { account_type: 'savings' },
  });
  test('a savings account is told as one, and needs no salary beside the account that has it', () => {
    expect(bankSalaryFound.judge(saved, who())).toMatchObject({ variant: 'savings_only', level: 'warning' });
    expect(sayOf(bankRentFound, saved, who({ declared_rent: 65_000 }))).toBe('inconclusive');
    expect(sayOf(bankSalaryFound, setOf(...paid.papers, ...saved.papers), who())).toBe('passed');
    expect(sayOf(bankSalaryFound, setOf(...unpaid.papers, ...saved.papers), who())).toBe('failed critical');
  });

  test('rows that could not be read may hold the pay', () => {
    const set = threeMonths((month) => shopping(month), { unread: ['transactions'] });
    expect(sayOf(bankSalaryFound, set, who())).toBe('inconclusive');
  });
});

describe('R_BANK_SALARY_STABLE', () => {
  const amounts = (...list: readonly number[]) =>
    threeMonths((month, place) => {
      const amount = list[place];
      return amount === undefined ? shopping(month) : [pay(month, amount), ...shopping(month)];
    });
  test.each<[string, PaperSet, string]>([
    ['a month with something extra', amounts(167_974, 212_974, 167_974), 'passed'],
    ['none after the first month', amounts(180_000), 'failed warning'],
    ['no pay at all', unpaid, '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankSalaryStable, set, who())).toBe(outcome);
  });

  test('one payday tells nothing about the next', () => {
    const set = setOf(statementPaper('a', { from: '2026-10-01', to: '2026-10-31', rows: [pay('10')] }));
    expect(sayOf(bankSalaryStable, set, who())).toBe('inconclusive');
  });

  test('says whether it stopped or fell', () => {
    expect(bankSalaryStable.judge(amounts(180_000), who())).toMatchObject({
      variant: 'stopped',
      data: { last_day: '2026-08-27', days: 65 },
    });
    expect(bankSalaryStable.judge(amounts(180_000, 180_000, 120_000), who())).toMatchObject({
      variant: 'reduced',
      data: { usual: 180_000, latest: 120_000 },
    });
  });
});

describe('BANK-02 R_BANK_RENT_FOUND', () => {
  const renting = threeMonths((month) => [rent(month), pay(month), ...shopping(month)]);
  const unnamed = threeMonths((month): Row[] => [
    [`2026-${month}-03`, -65_000, 'BONIFICO DISPOSTO', { counterparty: 'BIANCHI LUCA' }],
    pay(month),
    ...shopping(month),
  ]);
  test.each<[string, PaperSet, number | null, string]>([
    ['a rent five percent higher', renting, 62_000, 'passed'],
    ['a transfer of the declared amount that does not say rent', unnamed, 65_000, 'passed'],
    ['a rent with charges', renting, 52_000, 'failed info'],
    ['another rent altogether', renting, 110_000, 'failed warning'],
    ['rent though none was declared', renting, 0, 'failed warning'],
    ['rent and nothing said', renting, null, '-'],
    ['no rent, as declared', paid, 0, 'passed'],
    ['no rent and nothing said', paid, null, '-'],
    ['too few days to tell', fortnight, 65_000, 'inconclusive'],
  ])('%s', (_, set, declared, outcome) => {
    expect(sayOf(bankRentFound, set, who({ declared_rent: declared }))).toBe(outcome);
  });

  test('tells what is wrong by its variant, and counts late payments', () => {
    const late = threeMonths((month, place) => [rent(month, 65_000, place === 2 ? '15' : '02'), ...shopping(month)]);
    expect(bankRentFound.judge(late, who({ declared_rent: 65_000 }))).toMatchObject({ data: { late: 1 } });
    expect(bankRentFound.judge(renting, who({ declared_rent: 0 }))?.variant).toBe('undeclared');
    expect(bankRentFound.judge(paid, who({ declared_rent: 65_000 }))?.variant).toBe('missing');
  });
});

const allowance = (month: string, amount = 30_000): Row => [
  `2026-${month}-10`,
  amount,
  'BONIFICO AFFITTO APPARTAMENTO',
  { counterparty: 'VERDI CARLA' },
];
const landlord = threeMonths((month) => [pay(month), allowance(month), ...shopping(month)]);

describe('R_BANK_UNDECLARED_INCOME', () => {
  test.each<[string, PaperSet, Partial<ApplicantData>, string]>([
    ['rent received and declared', landlord, { declared_other_income: 30_000 }, 'passed'],
    ['pay alone', paid, {}, 'passed'],
    [
      'benefits of somebody without work',
      threeMonths((month): Row[] => [[`2026-${month}-12`, 90_000, 'INPS NASPI']]),
      { employment_status: 'Unemployed' },
      'passed',
    ],
    ['no statement', setOf(), {}, '-'],
    ['a statement without bookings', setOf(statementPaper('a', {})), {}, 'inconclusive'],
  ])('%s', (_, set, data, outcome) => {
    expect(sayOf(bankUndeclaredIncome, set, who(data))).toBe(outcome);
  });

  test('money between own accounts is no income', () => {
    const moved = threeMonths((month): Row[] => [
      pay(month),
      [`2026-${month}-10`, 50_000, 'GIROCONTO', { counterparty: 'ROSSI MARIO' }],
    ]);
    expect(sayOf(bankUndeclaredIncome, moved, who())).toBe('passed');
  });
});

describe('R_BANK_DECLARED_NOT_SEEN', () => {
  test.each<[string, PaperSet, Partial<ApplicantData>, string]>([
    ['a source named without a sum, and seen', landlord, { names_other_income: true }, 'passed'],
    ['a source named without a sum, and not seen', paid, { names_other_income: true }, 'failed warning'],
    ['nothing declared', paid, {}, '-'],
    ['too few days to tell', fortnight, { declared_other_income: 30_000 }, 'inconclusive'],
    [
      'work on own account without customers',
      unpaid,
      { employment_status: 'Self-employed', declared_income: 200_000 },
      'failed warning',
    ],
  ])('%s', (_, set, data, outcome) => {
    expect(sayOf(bankDeclaredNotSeen, set, who(data))).toBe(outcome);
  });
});
