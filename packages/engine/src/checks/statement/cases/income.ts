import type { ApplicantData } from '../../../papers/applicant.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { setOf } from '../../run/testing/papers.ts';
import { bankDeclaredNotSeen } from '../declared-not-seen.ts';
import { bankRentFound } from '../rent-found.ts';
import { bankSalaryFound } from '../salary-found.ts';
import { bankSalaryStable } from '../salary-stable.ts';
import { pay, rent, shopping, threeMonths } from '../testing/months.ts';
import { type Row, statementPaper } from '../testing/statements.ts';
import { bankUndeclaredIncome } from '../undeclared-income.ts';

const who = (data: Partial<ApplicantData> = {}) => contextOf({ ...mario, employment_status: 'Employed', ...data });
const employed = who();

const paid = () => threeMonths((month) => [pay(month), ...shopping(month)]);
const unpaid = () => threeMonths((month) => shopping(month));
const until = (to: string) =>
  setOf(statementPaper('a', { from: '2026-10-01', to, rows: [['2026-10-21', -900, 'POS']] }));
const amounts = (...list: readonly [number, number, number]) =>
  threeMonths((month, place) => [pay(month, list[place]), ...shopping(month)]);
/** Pay in August and September on this day, and none in October. */
const lastPaidOn = (day: string) =>
  threeMonths((month, place): Row[] => {
    const [, amount, text, from] = pay(month);
    return place < 2 ? [[`2026-${month}-${day}`, amount, text, from ?? {}], ...shopping(month)] : shopping(month);
  });
/** The same from recognised pages, whose sums come out or do not. */
const scannedUntil = (day: string, statement_balance: 'passed' | 'inconclusive') => {
  const { papers } = lastPaidOn(day);
  const scanned = papers.map((paper) => ({
    ...paper,
    notes: { ...paper.notes, recognisedPages: [1] },
    readings: paper.readings.map((reading) => ({
      ...reading,
      confirmations: reading.confirmations.map((one) =>
        one.rule === 'statement_balance' ? { ...one, outcome: statement_balance } : one,
      ),
    })),
  }));
  return setOf(...scanned);
};
const renting = (amount: number) => threeMonths((month) => [rent(month, amount), pay(month), ...shopping(month)]);

const lettingFor = (amount: number) =>
  threeMonths((month): Row[] => [
    pay(month),
    [`2026-${month}-10`, amount, 'BONIFICO AFFITTO APPARTAMENTO', { counterparty: 'VERDI CARLA' }],
    ...shopping(month),
  ]);
const partly = () => threeMonths((month) => [pay(month), ...shopping(month)], { unread: ['transactions'] });

export const incomeCases: readonly RuleCases[] = [
  casesOf(bankSalaryFound, {
    passed: ['pay every month', paid, employed],
    failed: ['no pay in three months', unpaid, employed],
    edge: {
      said: 'failed critical',
      when: ['no pay in 35 days, of which one is a payday', () => until('2026-11-04'), employed],
    },
    inconclusive: ['no pay in 34 days', () => until('2026-11-03'), employed],
  }),
  casesOf(bankSalaryStable, {
    passed: ['the same every month', () => amounts(167_974, 167_974, 170_210), employed],
    failed: ['a third less in the end', () => amounts(180_000, 180_000, 120_000), employed],
    edge: [
      { said: 'passed', when: ['exactly a fifth less', () => amounts(200_000, 200_000, 160_000), employed] },
      { said: 'failed warning', when: ['a cent less than that', () => amounts(200_000, 200_000, 159_999), employed] },
      { said: 'passed', when: ['45 days without pay in the end', () => lastPaidOn('16'), employed] },
      { said: 'failed warning', when: ['46 days', () => lastPaidOn('15'), employed] },
      { said: 'inconclusive', when: ['on scans: a day may be misread', () => scannedUntil('15', 'passed'), employed] },
      {
        said: 'inconclusive',
        when: ['on scans that do not come out', () => scannedUntil('15', 'inconclusive'), employed],
      },
    ],
    inconclusive: [
      'one payday alone',
      () => setOf(statementPaper('a', { from: '2026-10-01', to: '2026-10-31', rows: [pay('10')] })),
      employed,
    ],
  }),
  casesOf(bankRentFound, {
    passed: ['the declared rent', () => renting(65_000), who({ declared_rent: 65_000 })],
    failed: ['no rent at all', paid, who({ declared_rent: 65_000 })],
    edge: [
      {
        said: 'passed',
        when: ['a rent that is exactly five percent higher', () => renting(105_000), who({ declared_rent: 100_000 })],
      },
      { said: 'failed info', when: ['a cent more than that', () => renting(105_001), who({ declared_rent: 100_000 })] },
      {
        said: 'failed info',
        when: ['35 percent more, as with charges', () => renting(135_000), who({ declared_rent: 100_000 })],
      },
      {
        said: 'failed warning',
        when: ['a cent more than with charges', () => renting(135_001), who({ declared_rent: 100_000 })],
      },
      {
        said: 'passed',
        when: ['none declared, and none seen in 35 days', () => until('2026-11-04'), who({ declared_rent: 0 })],
      },
    ],
    inconclusive: ['no rent declared, and none seen in a month', () => until('2026-10-31'), who({ declared_rent: 0 })],
  }),
  casesOf(bankUndeclaredIncome, {
    passed: ['rent received, declared a little less', () => lettingFor(30_000), who({ declared_other_income: 26_000 })],
    failed: ['rent received and not declared', () => lettingFor(30_000), employed],
    edge: [
      { said: 'failed warning', when: ['exactly a hundred euros a month', () => lettingFor(10_000), employed] },
      { said: 'passed', when: ['a cent less', () => lettingFor(9_999), employed] },
      { said: 'passed', when: ['35 days without any', () => until('2026-11-04'), employed] },
      {
        said: 'passed',
        when: ['its source was named', () => lettingFor(30_000), who({ income_sources: ['Rental property'] })],
      },
      {
        said: 'failed warning',
        when: ['another source was named', () => lettingFor(30_000), who({ income_sources: ['Pension'] })],
      },
    ],
    inconclusive: ['rows that were not read may hold it', partly, employed],
  }),
  casesOf(bankDeclaredNotSeen, {
    passed: ['declared and seen', () => lettingFor(30_000), who({ declared_other_income: 30_000 })],
    failed: ['declared and not seen', paid, who({ declared_other_income: 30_000 })],
    edge: [
      {
        said: 'passed',
        when: [
          'three payments in 92 days are half of what was declared, to the cent',
          () => lettingFor(30_000),
          who({ declared_other_income: 58_696 }),
        ],
      },
      {
        said: 'failed warning',
        when: ['a little less than half', () => lettingFor(30_000), who({ declared_other_income: 58_698 })],
      },
      {
        said: 'failed warning',
        when: ['nothing of it in 35 days', () => until('2026-11-04'), who({ declared_other_income: 30_000 })],
      },
    ],
    inconclusive: ['rows that were not read may hold it', partly, who({ declared_other_income: 30_000 })],
  }),
];
