import { describe, expect, test } from 'vitest';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { evidenceOf, paperOf, setOf } from '../run/testing/papers.ts';
import type { InspectedPaper } from '../subject.ts';
import { bankCircularTransfers } from './circular-transfers.ts';
import { deposit3xRent } from './deposit-3x-rent.ts';
import { bankLargeDeposit } from './large-deposit.ts';
import { bankLocked } from './locked.ts';
import { bankMainAccount } from './main-account.ts';
import { bankReturnedDebits } from './returned-debits.ts';
import { pay, shopping, threeMonths } from './testing/months.ts';
import { type Row, statementPaper } from './testing/statements.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed', wanted_rent: 70_000 });
const nothing = setOf(statementPaper('a', {}));

describe('R_BANK_CIRCULAR_TRANSFERS', () => {
  const sentBack = (months: readonly string[]) =>
    threeMonths((month): Row[] => [
      pay(month),
      ...(months.includes(month)
        ? [
            [
              `2026-${month}-29`,
              -167_000,
              'BONIFICO DISPOSTO',
              { counterparty: 'ACME SRL', counterparty_iban: 'IT86J0306909606100000012345' },
            ] as const,
          ]
        : []),
    ]);
  const ownPay = threeMonths((month): Row[] => [
    [`2026-${month}-27`, 160_000, 'BONIFICO STIPENDIO', { counterparty: 'ROSSI MARIO' }],
  ]);
  test.each<[string, PaperSet, string]>([
    ['pay sent back every month', sentBack(['08', '09', '10']), 'failed critical'],
    ['pay sent back once', sentBack(['09']), 'failed warning'],
    ['own money called pay', ownPay, 'failed warning'],
    ['no pay at all', threeMonths((month) => shopping(month)), 'inconclusive'],
    ['no statement', setOf(), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankCircularTransfers, set, employed)).toBe(outcome);
  });
});

test.each(['Self-employed', 'Student', 'Unemployed'])('%s: without pay nothing is said about pay', (status) => {
  const context = contextOf({ ...mario, employment_status: status });
  const spending = threeMonths((month) => shopping(month));
  expect(sayOf(bankCircularTransfers, spending, context)).toBe('-');
  const paid = threeMonths((month): Row[] => [pay(month)]);
  expect(sayOf(bankCircularTransfers, paid, context)).toBe('passed');
});

describe('R_BANK_RETURNED_DEBITS', () => {
  test.each<[string, PaperSet, string]>([
    ['no bookings', nothing, 'inconclusive'],
    ['no statement', setOf(), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankReturnedDebits, set, employed)).toBe(outcome);
  });

  test('a seizure is told by its name, and overdrawn days are counted', () => {
    const seized = threeMonths((month): Row[] => [[`2026-${month}-11`, -120_000, 'PIGNORAMENTO PRESSO TERZI']]);
    expect(bankReturnedDebits.judge(seized, employed)).toMatchObject({
      outcome: 'failed',
      variant: 'garnishment',
      data: { seized: 3, overdrawn_days: 82 },
    });
  });

  test('what somebody plays is nobody’s business here', () => {
    const plays = threeMonths((month): Row[] => [
      pay(month),
      [`2026-${month}-11`, -20_000, 'PAGAMENTO SISAL SCOMMESSE'],
    ]);
    expect(sayOf(bankReturnedDebits, plays, employed)).toBe('passed');
  });
});

describe('R_BANK_MAIN_ACCOUNT', () => {
  test.each<[string, PaperSet, string]>([
    ['two weeks', setOf(statementPaper('a', { from: '2026-10-01', to: '2026-10-14' })), 'inconclusive'],
    ['no statement', setOf(), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankMainAccount, set, employed)).toBe(outcome);
  });

  test('shopping on a second account counts as well', () => {
    const second = statementPaper('s', {
      iban: 'IT40S0542811101000000123457',
      from: '2026-08-01',
      to: '2026-10-31',
      rows: ['08', '09', '10'].flatMap((month) => shopping(month)),
    });
    const both = setOf(...threeMonths((month) => [pay(month)]).papers, second);
    expect(sayOf(bankMainAccount, both, employed)).toBe('passed');
  });
});

describe('R_BANK_LARGE_DEPOSIT', () => {
  const gift = (month: string): Row => [`2026-${month}-12`, 800_000, 'BONIFICO', { counterparty: 'VERDI CARLA' }];
  const gifted = (wanted: string) =>
    threeMonths((month) => (month === wanted ? [gift(month), pay(month)] : [pay(month)]));
  test.each<[string, PaperSet, string]>([
    ['eight thousand three months ago', gifted('08'), 'passed'],
    ['no bookings', nothing, 'inconclusive'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankLargeDeposit, set, employed)).toBe(outcome);
  });

  test('customers of the self-employed pay large invoices', () => {
    expect(sayOf(bankLargeDeposit, gifted('10'), contextOf({ employment_status: 'Self-employed' }))).toBe('-');
  });
});

describe('REP-04 R_DEPOSIT_3X_RENT', () => {
  const holding = (opening: number | null) => threeMonths(() => [], { opening });
  test.each<[string, PaperSet, string]>([['no statement', setOf(), '-']])('%s', (_, set, outcome) => {
    expect(sayOf(deposit3xRent, set, employed)).toBe(outcome);
  });

  test('without a rent there is no deposit', () => {
    expect(sayOf(deposit3xRent, holding(1), contextOf(mario))).toBe('-');
  });
});

describe('R_BANK_LOCKED', () => {
  const file = (more: Partial<InspectedPaper>, problem: 'encrypted' | null): InspectedPaper => ({
    ...paperOf('a', []),
    evidence: evidenceOf({ problem }),
    ...more,
  });
  test.each<[string, InspectedPaper, string]>([
    ['another paper under a password', file({ expected: 'payslip' }, 'encrypted'), '-'],
  ])('%s', (_, paper, outcome) => {
    expect(sayOf(bankLocked, paper)).toBe(outcome);
  });
});
