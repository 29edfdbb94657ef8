import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { setOf } from '../../run/testing/papers.ts';
import { bankCircularTransfers } from '../circular-transfers.ts';
import { deposit3xRent } from '../deposit-3x-rent.ts';
import { bankLargeDeposit } from '../large-deposit.ts';
import { bankMainAccount } from '../main-account.ts';
import { bankReturnedDebits } from '../returned-debits.ts';
import { pay, shopping, threeMonths } from '../testing/months.ts';
import { type Row, statementPaper } from '../testing/statements.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed', wanted_rent: 70_000 });
const withCharges = contextOf({ ...mario, wanted_rent: 70_000, deposit_rent: 56_000 });
const paid = () => threeMonths((month) => [pay(month), ...shopping(month)]);
const partly = () => threeMonths((month) => [pay(month), ...shopping(month)], { unread: ['transactions'] });

/** Pay of 2000 euros on the 27th, of which so much goes back on a day of the month after. */
const sentBack = (amount: number, ...days: readonly string[]) =>
  threeMonths((month, place): Row[] => {
    const day = days[place - 1];
    const back: Row = [
      `2026-${month}-${day}`,
      -amount,
      'BONIFICO DISPOSTO',
      { counterparty: 'ACME SRL', counterparty_iban: 'IT86J0306909606100000012345' },
    ];
    return [pay(month, 200_000), ...(day ? [back] : [])];
  });

const bounced = (times: number) =>
  threeMonths((month, place): Row[] =>
    place < times ? [[`2026-${month}-11`, 5_000, 'STORNO SDD INSOLUTO RESTITUITO'], pay(month)] : [pay(month)],
  );

const spending = (...times: readonly number[]) =>
  threeMonths((month, place) => [pay(month), ...shopping(month, times[place] ?? 0)]);

const gift = (day: string, amount: number) =>
  threeMonths((month): Row[] => {
    const present: Row = [`2026-${day}`, amount, 'BONIFICO', { counterparty: 'VERDI CARLA' }];
    return day.startsWith(month) ? [present, pay(month)] : [pay(month)];
  });

const seenUntil = (to: string) =>
  setOf(statementPaper('a', { from: '2026-08-01', to, rows: [['2026-09-20', -900, 'POS']] }));

const holding = (opening: number | null) => threeMonths(() => [], { opening });

export const habitsCases: readonly RuleCases[] = [
  casesOf(bankCircularTransfers, {
    passed: ['pay from an employer', paid, employed],
    failed: ['pay sent back twice', () => sentBack(199_000, '02', '02'), employed],
    edge: [
      {
        said: 'failed warning',
        when: ['once, on the fifteenth day and five percent less', () => sentBack(190_000, '11'), employed],
      },
      { said: 'passed', when: ['a cent less than that', () => sentBack(189_999, '11'), employed] },
    ],
    inconclusive: ['rows that were not read may be what went back', partly, employed],
  }),
  casesOf(bankReturnedDebits, {
    passed: ['none', paid, employed],
    failed: ['three that bounced', () => bounced(3), employed],
    edge: [
      { said: 'failed info', when: ['a single one happens to anybody', () => bounced(1), employed] },
      { said: 'failed warning', when: ['two do not', () => bounced(2), employed] },
    ],
    inconclusive: ['none among the rows that were read', partly, employed],
  }),
  casesOf(bankMainAccount, {
    passed: ['an account that somebody lives from', paid, employed],
    failed: ['an account that only gathers pay', () => spending(0, 0, 0), employed],
    edge: [
      { said: 'passed', when: ['eleven payments in 92 days are four a month', () => spending(4, 4, 3), employed] },
      { said: 'failed warning', when: ['ten are not', () => spending(4, 3, 3), employed] },
      {
        said: 'failed warning',
        when: [
          'four weeks to the day',
          () => setOf(statementPaper('a', { from: '2026-10-01', to: '2026-10-28' })),
          employed,
        ],
      },
    ],
    inconclusive: [
      'four weeks less a day',
      () => setOf(statementPaper('a', { from: '2026-10-01', to: '2026-10-27' })),
      employed,
    ],
  }),
  casesOf(bankLargeDeposit, {
    passed: ['nothing large', paid, employed],
    failed: ['eight thousand last month', () => gift('10-12', 800_000), employed],
    edge: [
      {
        said: 'failed warning',
        when: ['exactly five thousand, sixty days ago', () => gift('09-17', 500_000), employed],
      },
      { said: 'passed', when: ['the day before', () => gift('09-16', 500_000), employed] },
      { said: 'passed', when: ['thirty of sixty days are seen', () => seenUntil('2026-10-16'), employed] },
      { said: 'inconclusive', when: ['29 of them', () => seenUntil('2026-10-15'), employed] },
    ],
    inconclusive: ['nothing large among the rows that were read', partly, employed],
  }),
  casesOf(deposit3xRent, {
    passed: ['five rents', () => holding(350_000), employed],
    failed: ['one rent', () => holding(70_000), employed],
    edge: [
      { said: 'passed', when: ['three rents to the cent', () => holding(210_000), employed] },
      { said: 'failed info', when: ['a cent less', () => holding(209_999), employed] },
      { said: 'passed', when: ['three rents without charges', () => holding(168_000), withCharges] },
    ],
    inconclusive: ['no balance printed', () => holding(null), employed],
  }),
];
