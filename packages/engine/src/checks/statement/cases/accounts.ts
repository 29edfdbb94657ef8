import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { setOf } from '../../run/testing/papers.ts';
import { bankBalancesContinue } from '../balances-continue.ts';
import { bankCoverage3m } from '../coverage-3m.ts';
import { bankCoverage6m } from '../coverage-6m.ts';
import { feedBalances } from '../feed-balances.ts';
import { bankFeedVsPdf } from '../feed-vs-pdf.ts';
import { bankRecent } from '../recent.ts';
import { type Row, type StatementWords, statementPaper } from '../testing/statements.ts';

/** Each with a balance of its own, so that none carries on from the one before. */
const spans = (...list: readonly (readonly [from: string, to: string])[]) =>
  setOf(
    ...list.map(([from, to], place) =>
      statementPaper(from, { from: `2026-${from}`, to: `2026-${to}`, opening: place }),
    ),
  );
const undated = () => setOf(statementPaper('a', {}));

const employed = contextOf({ ...mario, employment_status: 'Employed' });
const selfEmployed = contextOf({ ...mario, employment_status: 'Self-employed' });

const pair = (opening: number, more: StatementWords = {}) =>
  setOf(
    statementPaper('09', { from: '2026-09-01', to: '2026-09-30', rows: [['2026-09-10', -5_000, 'POS']], ...more }),
    statementPaper('10', { from: '2026-10-01', to: '2026-10-31', opening, ...more }),
  );

const sent: readonly Row[] = [
  ['2026-10-05', -5_000, 'POS'],
  ['2026-10-12', -20_000, 'SDD'],
  ['2026-10-27', 170_000, 'EMOLUMENTI'],
];
const both = (onPaper: readonly Row[], from = '2026-10-01', to = '2026-10-31') =>
  setOf(
    statementPaper('paper', { from: '2026-10-01', to: '2026-10-31', rows: onPaper }),
    statementPaper('feed', { from, to, rows: sent }, { format: 'json', pages: [] }),
  );
const withDebitOn = (day: string): readonly Row[] =>
  sent.map((row, place) => (place === 1 ? [day, row[1], row[2]] : row));

/** The paper ends with what is given; the bank sent 2,450.00 after the 27th and 750.00 before. */
const endingWith = (closing: number | null, { to = '2026-10-31', feedFrom = '2026-10-01' } = {}) =>
  setOf(
    statementPaper('paper', { from: '2026-10-01', to, rows: sent, fields: { closing_balance: closing } }),
    statementPaper(
      'feed',
      {
        from: feedFrom,
        to: '2026-11-10',
        rows: [
          ['2026-10-12', -20_000, 'SDD', { balance: 75_000 }],
          ['2026-10-27', 170_000, 'EMOLUMENTI', { balance: 245_000 }],
        ],
      },
      { format: 'json', pages: [] },
    ),
  );

export const accountsCases: readonly RuleCases[] = [
  casesOf(bankCoverage3m, {
    passed: ['three months', () => spans(['08-01', '08-31'], ['09-01', '09-30'], ['10-01', '10-31']), employed],
    failed: ['the middle one is missing', () => spans(['08-01', '08-31'], ['10-01', '10-31']), employed],
    edge: [
      {
        said: 'failed critical',
        when: [
          'five of 92 days are missing, a day or two at each seam',
          () => spans(['08-02', '08-30'], ['09-02', '09-30'], ['10-03', '10-31']),
          employed,
        ],
      },
      {
        said: 'passed',
        when: ['four of 92 days', () => spans(['08-02', '08-30'], ['09-02', '09-30'], ['10-02', '10-31']), employed],
      },
    ],
    inconclusive: ['a paper that says nothing about its time', undated, employed],
  }),
  casesOf(bankCoverage6m, {
    passed: ['half a year on two papers', () => spans(['05-01', '07-31'], ['08-01', '10-31']), selfEmployed],
    failed: ['one quarter alone', () => spans(['08-01', '10-31']), selfEmployed],
    edge: [
      {
        said: 'passed',
        when: [
          'nine of 184 days are missing at the seam',
          () => spans(['05-01', '07-22'], ['08-01', '10-31']),
          selfEmployed,
        ],
      },
      {
        said: 'failed critical',
        when: ['ten of 184 days', () => spans(['05-01', '07-21'], ['08-01', '10-31']), selfEmployed],
      },
    ],
    inconclusive: ['a paper that says nothing about its time', undated, selfEmployed],
  }),
  casesOf(bankRecent, {
    passed: ['last month', () => spans(['10-01', '10-31'])],
    failed: ['a month that ended eleven weeks ago', () => spans(['08-01', '08-31'])],
    edge: [
      { said: 'passed', when: ['ended 35 days ago', () => spans(['09-13', '10-12'])] },
      { said: 'failed warning', when: ['ended 36 days ago', () => spans(['09-13', '10-11'])] },
    ],
    inconclusive: ['no days at all', undated],
  }),
  casesOf(bankBalancesContinue, {
    passed: ['opens as the month before closed', () => pair(95_000)],
    failed: ['opens with far more', () => pair(595_000)],
    edge: { said: 'failed warning', when: ['opens with one cent more', () => pair(95_001)] },
    inconclusive: ['rows are missing that may explain it', () => pair(595_000, { unread: ['transactions'] })],
  }),
  casesOf(bankFeedVsPdf, {
    passed: ['both show the same', () => both(sent)],
    failed: ['the pay on paper is higher', () => both([...sent.slice(0, 2), ['2026-10-27', 270_000, 'EMOLUMENTI']])],
    edge: [
      {
        said: 'passed',
        when: ['a debit is booked three days later than the bank says', () => both(withDebitOn('2026-10-15'))],
      },
      { said: 'failed critical', when: ['four days later', () => both(withDebitOn('2026-10-16'))] },
      {
        said: 'failed critical',
        when: ['fifty euros that only the paper shows', () => both([...sent, ['2026-10-20', 5_000, 'BONIFICO']])],
      },
      {
        said: 'failed warning',
        when: ['a cent less than that', () => both([...sent, ['2026-10-20', 4_999, 'BONIFICO']])],
      },
      {
        said: 'passed',
        when: ['seven days in common leave one to compare', () => both(sent, '2026-10-25', '2026-11-05')],
      },
    ],
    inconclusive: ['six days in common, which are all rim', () => both(sent, '2026-10-26', '2026-11-05')],
  }),
  casesOf(feedBalances, {
    passed: ['the paper ends as the account did', () => endingWith(245_000)],
    failed: ['the paper ends with more', () => endingWith(945_000)],
    edge: [
      { said: 'failed critical', when: ['with one cent more', () => endingWith(245_001)] },
      {
        said: 'passed',
        when: ['pay that the paper does not have yet', () => endingWith(75_000, { to: '2026-10-30' })],
      },
      {
        said: 'failed critical',
        when: ['pay that the paper still lacks after four days', () => endingWith(75_000, { to: '2026-10-31' })],
      },
    ],
    inconclusive: ['a paper without a closing balance', () => endingWith(null)],
  }),
];
