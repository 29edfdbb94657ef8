import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../evidence/geometry.ts';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { bankDuplicateLines } from './duplicate-lines.ts';
import { outOfOrder } from './ground/out-of-order.ts';
import { bankLineOrderDates } from './line-order-dates.ts';
import { bankRunningBalance } from './running-balance.ts';
import { days, runningRows } from './testing/rows.ts';
import { type Row, readStatement, type StatementWords } from './testing/statements.ts';

const brokenSum = { statement_balance: { outcome: 'failed', expected: 5_000, found: 5_001 } } as const;
const brokenTrail = { statement_running_balance: { outcome: 'failed', expected: 1, found: 2 } } as const;

describe('BANK-02 R_BANK_RUNNING_BALANCE', () => {
  test.each<[string, StatementWords, string]>([
    [
      'hardly any balance follows',
      { rows: runningRows({ 1: 5, 3: 5, 5: 5, 7: 5 }), confirmations: brokenTrail },
      'inconclusive',
    ],
    ['rows are missing', { confirmations: brokenSum, unread: ['transactions'] }, 'inconclusive'],
    ['no balance is printed', { confirmations: { statement_balance: 'inconclusive' } }, 'inconclusive'],
    ['only the totals come out', { confirmations: { statement_totals: 'passed' } }, 'inconclusive'],
  ])('%s', (_, words, outcome) => {
    expect(sayOf(bankRunningBalance, readStatement(words))).toBe(outcome);
  });

  test('a paper that no bank is known for warns only', () => {
    const { paper, reading, set } = readStatement({ confirmations: brokenSum });
    expect(sayOf(bankRunningBalance, { paper, set, reading: { ...reading, layout: null } })).toBe('failed warning');
  });

  test('sums read from pixels accuse nobody', () => {
    const statement = readStatement({ confirmations: brokenSum }, { pages: [pageOf([], { origin: 'ocr' })] });
    expect(sayOf(bankRunningBalance, statement)).toBe('inconclusive');
  });

  test('a scanned list warns where two looks agree that a balance does not follow', () => {
    const statement = readStatement(
      { rows: runningRows({ 4: 500 }), confirmations: brokenTrail },
      { pages: [pageOf([], { origin: 'ocr' })] },
    );
    const looked = (doubtful: readonly Box[]) => {
      const notes = { ...statement.paper.notes, lookedTwice: [{ page: 1, doubtful }] };
      return sayOf(bankRunningBalance, { ...statement, paper: { ...statement.paper, notes } });
    };
    expect(sayOf(bankRunningBalance, statement)).toBe('inconclusive');
    expect(looked([])).toBe('failed warning');
    expect(looked([{ left: 500, top: 300, right: 540, bottom: 308 }])).toBe('failed warning');
    // The break and the row after it both rest on this figure.
    expect(looked([{ left: 500, top: 150, right: 540, bottom: 158 }])).toBe('inconclusive');
  });

  test('data that a bank sent has no sums, order or rows that somebody could have changed', () => {
    const rows = [...days('20', '02', '05', '09', '12'), ...runningRows().slice(-1), ...runningRows().slice(-1)];
    const feed = readStatement({ rows, confirmations: brokenSum }, { format: 'camt', pages: [] });
    expect(sayOf(bankRunningBalance, feed)).toBe('inconclusive');
    expect(sayOf(bankLineOrderDates, feed)).toBe('-');
    expect(sayOf(bankDuplicateLines, feed)).toBe('-');
  });

  test('points at the balance that does not follow, also where the newest row stands first', () => {
    const rows = runningRows({ 4: 500 }).toReversed();
    const judgement = bankRunningBalance.judge(readStatement({ rows, confirmations: brokenTrail }), {
      today: '2026-11-16',
      applicant: null,
    });
    expect(judgement?.working).toContainEqual(
      expect.objectContaining({ what: 'balance 2026-10-05', expected: 99_500, found: 100_000, page: 1 }),
    );
    expect(judgement?.data).toEqual({ difference: 1 });
  });
});

describe('R_BANK_LINE_ORDER_DATES', () => {
  test.each<[string, StatementWords, string]>([
    ['old to new', { rows: days('01', '02', '02', '05', '09') }, 'passed'],
    ['two lists on one paper', { rows: days('01', '05', '09', '20', '02', '06', '10', '21') }, 'inconclusive'],
    ['no rows', {}, 'inconclusive'],
    ['rows that were not read', { rows: days('01', '02', '05', '09'), unread: ['transactions'] }, 'inconclusive'],
    [
      'a row before the period',
      { from: '2026-10-12', to: '2026-10-31', rows: days('02', '12', '13', '20') },
      'failed warning',
    ],
    ['a row still to come', { rows: [...days('01', '02', '03'), ['2026-12-01', -100, 'POS']] }, 'failed warning'],
    [
      'most rows outside of the period',
      { from: '2026-08-01', to: '2026-08-31', rows: days('01', '02', '03', '04') },
      'failed warning',
    ],
    [
      'most rows outside of a period that may be that of a settlement',
      {
        fields: { period_start: ['2026-08-01', 0.85], period_end: ['2026-08-31', 0.85] },
        rows: days('01', '02', '03', '04'),
      },
      'inconclusive',
    ],
  ])('%s', (_, words, outcome) => {
    expect(sayOf(bankLineOrderDates, readStatement(words))).toBe(outcome);
  });

  test('REP-08 what was booked and counted after the day of the closing balance is not in it', () => {
    const late = (value: string | null, closing: string | null): StatementWords => ({
      from: '2026-10-01',
      to: '2026-10-12',
      fields: { closing_date: closing },
      rows: [...days('01', '02', '05', '06'), ['2026-10-14', -100, 'POS', { value_date: value }]],
    });
    const say = (words: StatementWords) => sayOf(bankLineOrderDates, readStatement(words));
    expect(say(late('2026-10-14', '2026-10-12'))).toBe('failed warning');
    expect(say(late('2026-10-11', '2026-10-12'))).toBe('passed');
    expect(say(late(null, '2026-10-12'))).toBe('passed');
    expect(say(late('2026-10-14', null))).toBe('passed');
    expect(say(late('2026-10-14', '2026-10-13'))).toBe('passed');
  });

  test('a stray row is shown with the rows beside it; days of a scan accuse nobody', () => {
    const words = { rows: days('01', '02', '20', '04', '05') };
    const statement = readStatement(words);
    const judgement = bankLineOrderDates.judge(statement, contextOf());
    expect(judgement?.outcome).toBe('failed');
    expect(judgement?.working.map(({ found }) => found)).toEqual(['2026-10-20', '2026-10-02', '2026-10-04']);
    const { paper } = statement;
    const scanned = { ...statement, paper: { ...paper, notes: { ...paper.notes, recognisedPages: [1] } } };
    expect(sayOf(bankLineOrderDates, scanned)).toBe('inconclusive');
  });

  test('one booking on a Saturday is odd at a bank that rests on Saturdays, and at no other', () => {
    const working = Array.from({ length: 40 }, (_, place) => 1 + place)
      .map((day) => new Date(Date.UTC(2026, 8, day)))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10));
    const rows = [...working, '2026-10-10', '2026-10-12', '2026-10-13'].map((date): Row => [date, -100, 'POS']);
    const { reading, ...statement } = readStatement({ from: '2026-09-01', to: '2026-10-31', rows });
    const at = (layout: string) => sayOf(bankLineOrderDates, { ...statement, reading: { ...reading, layout } });
    expect([at('sparkasse'), at('n26'), at('hype')]).toEqual(['failed warning', 'passed', 'passed']);
  });

  test('a list in the order of values is in order', () => {
    const rows = days('01', '09', '03', '04', '05').map(
      ([date, amount, text], place): Row => [date, amount, text, { value_date: `2026-10-1${place}` }],
    );
    expect(sayOf(bankLineOrderDates, readStatement({ rows }))).toBe('passed');
  });

  test('what is left without the strays is in order', () => {
    const day = fc.integer({ min: 10, max: 40 }).map((number) => `2026-${number}`);
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), (list) => {
        const strays = new Set(outOfOrder(list));
        const rest = list.filter((_, place) => !strays.has(place));
        const sorted = rest.toSorted();
        expect([sorted, sorted.toReversed()]).toContainEqual(rest);
      }),
    );
  });
});

describe('R_BANK_DUPLICATE_LINES', () => {
  const salary: Row = ['2026-10-27', 170_000, 'EMOLUMENTI OTTOBRE'];
  const unproved = { statement_balance: 'inconclusive' } as const;
  test.each<[string, StatementWords, string]>([
    ['every row once', { rows: runningRows() }, 'passed'],
    ['every row that was read once', { rows: runningRows(), unread: ['transactions'] }, 'inconclusive'],
    ['a large credit twice', { rows: [salary, salary], confirmations: unproved }, 'failed warning'],
    ['no rows', {}, 'inconclusive'],
  ])('%s', (_, words, outcome) => {
    expect(sayOf(bankDuplicateLines, readStatement(words))).toBe(outcome);
  });
});
