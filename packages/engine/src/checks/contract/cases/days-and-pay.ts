import { italianSlip } from '../../payslip/testing/slip.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, readPaper } from '../../run/testing/papers.ts';
import { contractDated } from '../dated.ts';
import { fixedTerm } from '../fixed-term.ts';
import { probationOver } from '../probation.ts';
import { contractSalarySums } from '../salary-sums.ts';
import { salaryVersusPayslip } from '../salary-versus-payslip.ts';
import { contractStarted } from '../started.ts';
import { besideSlips, contractWords } from '../testing/contract.ts';

/** Today is 16 November 2026. */
const contract =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    readPaper(contractWords(fields));
const renewing = (fields: PaperWords['fields']) => () => {
  const subject = readPaper(contractWords(fields));
  return { ...subject, paper: { ...subject.paper, notes: { ...subject.paper.notes, amendsContract: true } } };
};
const byYear = (gross_income: number) =>
  contract({ monthly_gross: null, gross_income, salary_amount: gross_income, salary_period: 'year' });
const moving = contextOf({ lease_start: '2027-01-01' });

const agreed =
  (monthly_gross: number | null, more: PaperWords['fields'] = {}) =>
  () =>
    besideSlips({ monthly_gross, ...more }, italianSlip());
const paidOnce = (one_off_1_label: string) => () =>
  besideSlips({ monthly_gross: 200_000 }, italianSlip({ gross: 250_000, one_off_1_label, one_off_1_amount: 90_000 }));
/** Two thousand euros were agreed on. */
const paidLess = (gross: number) => () => besideSlips({ monthly_gross: 200_000 }, italianSlip({ gross }));

/** Of three months two pay alike, and one more by a name that nobody knows. */
const paidAlike = (alike: number) => () =>
  besideSlips(
    { monthly_gross: 200_000 },
    italianSlip({ gross: alike, period: '2026-08' }),
    italianSlip({ gross: alike, period: '2026-09' }),
    italianSlip({ gross: 290_000, period: '2026-10' }),
  );

export const daysAndPayCases: readonly RuleCases[] = [
  casesOf(contractDated, {
    passed: ['signed before the job began', contract({ issue_date: '2021-02-10' })],
    failed: ['a date to come', contract({ issue_date: '2027-01-10' })],
    edge: [
      {
        said: 'passed',
        when: ['signed today', contract({ employment_start: '2026-11-01', issue_date: '2026-11-16' })],
      },
      { said: 'failed critical', when: ['signed tomorrow', contract({ issue_date: '2026-11-17' })] },
      {
        said: 'passed',
        when: ['half a year into the job', contract({ employment_start: '2023-02-01', issue_date: '2023-08-03' })],
      },
      {
        said: 'failed warning',
        when: ['a day later', contract({ employment_start: '2023-02-01', issue_date: '2023-08-04' })],
      },
      {
        said: 'inconclusive',
        when: [
          'a contract that renews another',
          renewing({ employment_start: '2021-02-01', issue_date: '2023-01-27' }),
        ],
      },
    ],
    inconclusive: ['no date was read', contract({ issue_date: null })],
  }),
  casesOf(contractStarted, {
    passed: ['a job of some years', contract({ employment_start: '2021-03-01' })],
    failed: ['a job of the new year', contract({ employment_start: '2027-01-01' })],
    edge: [
      { said: 'passed', when: ['its first day is today', contract({ employment_start: '2026-11-16' })] },
      { said: 'failed warning', when: ['tomorrow', contract({ employment_start: '2026-11-17' })] },
    ],
    inconclusive: ['no start was read', contract({ employment_start: null })],
  }),
  casesOf(probationOver, {
    passed: ['six months, years ago', contract({ probation_months: 6 })],
    failed: ['six months since June', contract({ employment_start: '2026-06-01', probation_months: 6 })],
    edge: [
      {
        said: 'failed warning',
        when: ['today is its last day', contract({ employment_start: '2026-05-17', probation_months: 6 })],
      },
      { said: 'passed', when: ['yesterday was', contract({ employment_start: '2026-05-16', probation_months: 6 })] },
    ],
    inconclusive: ['no probation was read', contract()],
  }),
  casesOf(fixedTerm, {
    passed: ['no end', contract(), moving],
    failed: ['ended in October', contract({ employment_end: '2026-10-31' }), moving],
    edge: [
      {
        said: 'failed warning',
        when: ['ends on the day of moving in', contract({ employment_end: '2027-01-01' }), moving],
      },
      { said: 'passed', when: ['ends a day later', contract({ employment_end: '2027-01-02' }), moving] },
    ],
    inconclusive: ['a fixed term whose end was not read', contract({ employment_kind: 'fixed_term' }), moving],
  }),
  casesOf(salaryVersusPayslip, {
    passed: ['as agreed', agreed(190_000)],
    failed: ['much less than agreed', agreed(300_000)],
    edge: [
      { said: 'passed', when: ['exactly sixty percent more than agreed', agreed(125_000)] },
      { said: 'failed warning', when: ['a cent more than that', agreed(124_999)] },
      // Two thousand are paid; signed this year they may be a third more than agreed and no more.
      {
        said: 'passed',
        when: ['a third more than agreed this year', agreed(150_500, { employment_start: '2026-03-01' })],
      },
      {
        said: 'failed warning',
        when: ['two fifths more than agreed this year', agreed(142_500, { employment_start: '2026-03-01' })],
      },
      {
        said: 'passed',
        when: ['two fifths more than agreed years ago', agreed(142_500, { employment_start: '2023-03-01' })],
      },
      { said: 'passed', when: ['exactly five percent less', paidLess(190_000)] },
      { said: 'failed warning', when: ['a cent less than that', paidLess(189_999)] },
      { said: 'failed warning', when: ['what is missing was paid once, at Christmas', paidOnce('christmas')] },
      { said: 'passed', when: ['what was paid with it belongs to the month', paidOnce('overtime')] },
      { said: 'passed', when: ['the pay that comes again is as agreed', paidAlike(190_000)] },
      { said: 'failed warning', when: ['the pay that comes again is less, whatever came once', paidAlike(180_000)] },
    ],
    inconclusive: ['paid by the hour', agreed(null, { salary_period: 'hour' })],
  }),
  casesOf(contractSalarySums, {
    passed: ['thirteen payments', contract({ monthly_gross: 211_500, gross_income: 2_749_500 })],
    failed: ['a raised year', contract({ monthly_gross: 211_500, gross_income: 3_244_417 })],
    edge: [
      {
        said: 'failed warning',
        when: [
          'a year of fourteen payments where thirteen are agreed on',
          contract({ monthly_gross: 211_500, gross_income: 2_961_000, paychecks_per_year: 13 }),
        ],
      },
      { said: 'passed', when: ['sixteen payments', contract({ monthly_gross: 200_000, gross_income: 3_200_000 })] },
      {
        said: 'failed warning',
        when: ['half a payment more', contract({ monthly_gross: 200_000, gross_income: 3_300_000 })],
      },
      { said: '-', when: ['only the year, twelve payments of odd cents', byYear(12 * 324_517)] },
      { said: '-', when: ['only the year, in whole euros', byYear(5_893_200)] },
      { said: 'failed warning', when: ['only the year, no number of payments', byYear(6_953_983)] },
      { said: 'passed', when: ['twelve payments', contract({ monthly_gross: 200_000, gross_income: 2_400_000 })] },
    ],
    inconclusive: ['less than twelve payments', contract({ monthly_gross: 211_500, gross_income: 2_000_000 })],
  }),
];
