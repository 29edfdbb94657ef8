import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { pay, shopping, threeMonths } from '../../statement/testing/months.ts';
import { continuity } from '../continuity.ts';
import { duplicateMonth } from '../duplicate-month.ts';
import { monthsCovered } from '../months-covered.ts';
import { recent } from '../recent.ts';
import type { Slips } from '../slips.ts';
import { germanSlip, italianSlip, months, slipsOf } from '../testing/slip.ts';
import { yearToDate } from '../year-to-date.ts';

const of =
  (...periods: readonly (string | null)[]) =>
  () =>
    months(...periods);

/** Slips of these months beside an account with pay in each of the last three, sent by its bank or as files. */
const besideBank =
  (format: 'json' | 'pdf', ...periods: readonly string[]) =>
  (): Slips => {
    const bank = threeMonths((month) => [pay(month), ...shopping(month)]).papers.map((paper) => ({
      ...paper,
      evidence: { ...paper.evidence, format },
    }));
    return slipsOf(
      periods.map((period) => italianSlip({ period })),
      ...bank,
    );
  };

/** September and October, with the totals of the year that they print. */
const totals =
  (october: number | null, more: PaperWords['fields'] = {}) =>
  () =>
    slipsOf([germanSlip({ ytd_gross: october, ...more }), germanSlip({ period: '2026-09', ytd_gross: 3_600_000 })]);

export const allSlipsCases: readonly RuleCases[] = [
  casesOf(monthsCovered, {
    passed: ['the last three', of('2026-08', '2026-09', '2026-10')],
    failed: ['the middle one is missing', of('2026-08', '2026-10')],
    edge: [
      {
        said: 'passed',
        when: ['the newest is late on the 15th', of('2026-07', '2026-08', '2026-09'), contextOf({}, '2026-11-15')],
      },
      { said: 'failed critical', when: ['late on the 16th', of('2026-07', '2026-08', '2026-09')] },
      { said: 'passed', when: ['one, and the bank itself shows the pay of all three', besideBank('json', '2026-10')] },
      { said: 'failed critical', when: ['one, and statements as files show the pay', besideBank('pdf', '2026-10')] },
      { said: 'failed critical', when: ['one of spring, and the bank shows the pay', besideBank('json', '2026-04')] },
    ],
    inconclusive: ['one slip does not tell its month', of('2026-08', null, '2026-10')],
  }),
  casesOf(continuity, {
    passed: ['three in a row', of('2026-08', '2026-09', '2026-10')],
    failed: ['a gap', of('2026-07', '2026-08', '2026-10')],
    edge: {
      said: 'passed',
      when: ['over the new year', of('2025-11', '2025-12', '2026-01'), contextOf({}, '2026-02-16')],
    },
    inconclusive: ['a gap that a slip without month may fill', of('2026-08', null, '2026-10')],
  }),
  casesOf(recent, {
    passed: ['last month', of('2026-10')],
    failed: ['July in November', of('2026-07')],
    edge: [
      {
        said: 'passed',
        when: ['February, on the last day of May', of('2026-02'), contextOf({}, '2026-05-31')],
      },
      { said: 'failed warning', when: ['on the first of June', of('2026-02'), contextOf({}, '2026-06-01')] },
      { said: 'inconclusive', when: ['an old one, and one that does not tell its month', of('2026-03', null)] },
    ],
    inconclusive: ['its month was not read', of(null)],
  }),
  casesOf(duplicateMonth, {
    passed: ['different months', of('2026-09', '2026-10')],
    failed: ['the same month twice', of('2026-10', '2026-10')],
    edge: {
      said: 'passed',
      when: ['corrections repeat their month', () => slipsOf([italianSlip(), italianSlip({ kind: 'correction' })])],
    },
    inconclusive: ['a month that was not read', of('2026-10', null)],
  }),
  casesOf(yearToDate, {
    passed: ['grows by the month', totals(4_000_000)],
    failed: ['grows by less than the month on paper', totals(4_000_000, { gross: 500_000 })],
    edge: [
      { said: 'passed', when: ['grows by two euros more, as bases are rounded', totals(4_000_200)] },
      { said: 'inconclusive', when: ['by a cent more than that: a slip may be missing', totals(4_000_201)] },
    ],
    inconclusive: ['not printed', totals(null)],
  }),
];
