import { describe, expect, test } from 'vitest';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import type { InspectedPaper } from '../subject.ts';
import { bankBalancesContinue } from './balances-continue.ts';
import { bankCoverage3m } from './coverage-3m.ts';
import { bankCoverage6m } from './coverage-6m.ts';
import { bankFeedVsPdf } from './feed-vs-pdf.ts';
import { bankRecent } from './recent.ts';
import { type Row, statementPaper } from './testing/statements.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed' });
const selfEmployed = contextOf({ ...mario, employment_status: 'Self-employed' });

const month = (number: string, last: string, more: object = {}) =>
  statementPaper(number, { from: `2026-${number}-01`, to: `2026-${number}-${last}`, ...more });
const [may, june, july] = [month('05', '31'), month('06', '30'), month('07', '31')];
const [august, september, october] = [month('08', '31'), month('09', '30'), month('10', '31')];

describe('R_BANK_BALANCES_CONTINUE across accounts', () => {
  const held = { fields: { holder: 'Mario Rossi', opening_balance: 100_000, closing_balance: 100_000 } };
  const other = { ...held, iban: 'IT40S0542811101000000123457' };

  test('a statement that goes on to the cent under another account is worth a look', () => {
    const set = setOf(month('09', '30', held), month('10', '31', other));
    expect(bankBalancesContinue.judge(set, employed)).toMatchObject({
      outcome: 'failed',
      variant: 'other_iban',
      papers: ['09', '10'],
      working: [
        { paper: '10', what: 'iban', found: other.iban },
        { paper: '09', what: 'iban', expected: other.iban },
      ],
    });
  });

  test('so is one that prints no period, where both name the day of the balance', () => {
    const until = { ...held, from: null, to: null, fields: { ...held.fields, closing_date: '2026-09-30' } };
    const since = { ...other, from: null, to: null, fields: { ...held.fields, opening_date: '2026-09-30' } };
    const rows = (number: string): Row[] => [[`2026-${number}-15`, 0, 'POS']];
    const set = setOf(
      statementPaper('09', { ...until, rows: rows('09') }),
      statementPaper('10', { ...since, rows: rows('10') }),
    );
    expect(bankBalancesContinue.judge(set, employed)).toMatchObject({ outcome: 'failed', variant: 'other_iban' });
  });

  test('two accounts with other balances, holders or days are two accounts', () => {
    const poorer = { ...other, fields: { ...held.fields, opening_balance: 99_999 } };
    const hers = { ...other, fields: { ...held.fields, holder: 'Anna Rossi' } };
    for (const second of [month('10', '31', poorer), month('10', '31', hers), month('11', '30', other)])
      expect(sayOf(bankBalancesContinue, setOf(month('09', '30', held), second), employed)).not.toBe('failed warning');
  });
});

describe('BANK-02 R_BANK_COVERAGE_3M and _6M', () => {
  test('three months without a gap are enough for the employed, not for the self-employed', () => {
    const set = setOf(october, august, september);
    expect(sayOf(bankCoverage3m, set, employed)).toBe('passed');
    expect(sayOf(bankCoverage6m, set, employed)).toBe('-');
    expect(sayOf(bankCoverage3m, set, selfEmployed)).toBe('-');
    expect(sayOf(bankCoverage6m, set, selfEmployed)).toBe('failed critical');
    expect(sayOf(bankCoverage6m, setOf(may, june, july, august, september, october), selfEmployed)).toBe('passed');
  });

  test('tells the months that are missing', () => {
    const judgement = bankCoverage3m.judge(setOf(august, october), employed);
    expect(judgement).toMatchObject({ outcome: 'failed', data: { missing: '2026-09', missing_count: 1, months: 3 } });
    expect(judgement?.working[0]).toMatchObject({ what: 'days', expected: '2026-09-01 2026-09-30' });
    expect(bankCoverage3m.judge(setOf(october), employed)?.data).toMatchObject({ missing: '2026-08, 2026-09' });
  });

  test('asks for the months that the list names, and for no older one in their place', () => {
    expect(bankCoverage3m.judge(setOf(august, september), employed)?.data).toMatchObject({ missing: '2026-10' });
    expect(bankCoverage3m.judge(setOf(july, august), employed)?.data).toMatchObject({ missing: '2026-09, 2026-10' });
    expect(bankCoverage6m.judge(setOf(may, june, july, august, september), selfEmployed)?.data).toMatchObject({
      missing: '2026-10',
    });
  });

  test('asks for nothing more where all months of the list are there beside some days of the running one', () => {
    const running = statementPaper('11', { from: '2026-11-10', to: '2026-11-16' });
    expect(sayOf(bankCoverage3m, setOf(august, september, october, running), employed)).toBe('passed');
  });

  test('a statement of somebody else, however much is paid in there, moves no month', () => {
    const rows: Row[] = [['2026-06-27', 900_000, 'BONIFICO A VOSTRO FAVORE STIPENDIO']];
    const fields = { holder: 'Lucia Bianchi' };
    const hers = month('06', '30', { iban: 'IT40S0542811101000000123457', fields, rows });
    const judgement = bankCoverage3m.judge(setOf(august, october, hers), employed);
    expect(judgement).toMatchObject({ outcome: 'failed', data: { missing: '2026-09' }, papers: ['08', '10'] });
  });

  test('a quarter on one paper covers three months', () => {
    const quarter = statementPaper('q', { from: '2026-07-01', to: '2026-09-30' });
    expect(sayOf(bankCoverage3m, setOf(quarter), employed)).toBe('passed');
  });

  test('papers without a period cover what their balances bridge', () => {
    const rows = (from: string, to: string): Row[] => [
      [from, -100, 'POS'],
      [to, -100, 'POS'],
    ];
    const papers = (opening: number) =>
      setOf(
        statementPaper('1', { rows: rows('2026-08-01', '2026-08-27'), opening: 1_000 }),
        statementPaper('2', { rows: rows('2026-09-04', '2026-09-29'), opening: 800 }),
        statementPaper('3', { rows: rows('2026-10-06', '2026-10-31'), opening }),
      );
    expect(sayOf(bankCoverage3m, papers(600), employed)).toBe('passed');
    expect(sayOf(bankCoverage3m, papers(599), employed)).toBe('failed critical');
  });

  test('the account that the pay goes to is the one that counts', () => {
    const pay = (day: string): Row => [day, 170_000, 'EMOLUMENTI', { counterparty: 'ACME SRL' }];
    const main = (number: string, last: string) => month(number, last, { rows: [pay(`2026-${number}-27`)] });
    const savings = statementPaper('s', { iban: 'IT40S0542811101000000123457', from: '2026-10-01', to: '2026-10-31' });
    expect(sayOf(bankCoverage3m, setOf(savings, main('08', '31'), main('09', '30'), main('10', '31')), employed)).toBe(
      'passed',
    );
  });

  test('a paper without a legible IBAN belongs to the only account at its bank', () => {
    const unnamed = statementPaper('u', { iban: null, from: '2026-09-01', to: '2026-09-30' });
    expect(sayOf(bankCoverage3m, setOf(august, unnamed, october), employed)).toBe('passed');
    const elsewhere = statementPaper('u', { iban: null, layout: 'n26', from: '2026-09-01', to: '2026-09-30' });
    expect(sayOf(bankCoverage3m, setOf(august, elsewhere, october), employed)).toBe('failed critical');
  });

  test('a paper that says nothing about its time decides nothing', () => {
    expect(sayOf(bankCoverage3m, setOf(statementPaper('a', {})), employed)).toBe('inconclusive');
    expect(sayOf(bankCoverage3m, setOf(), employed)).toBe('-');
  });
});

describe('BANK-02 R_BANK_RECENT', () => {
  test.each([
    ['older papers beside a recent one', setOf(july, october), 'passed'],
    [
      'an Italian quarter of 47 days ago',
      setOf(statementPaper('q', { from: '2026-07-01', to: '2026-09-30' })),
      'failed warning',
    ],
    [
      'an Italian quarter of 45 days ago',
      setOf(statementPaper('q', { from: '2026-07-03', to: '2026-10-02' })),
      'passed',
    ],
    ['two years ago', setOf(statementPaper('o', { from: '2024-10-01', to: '2024-10-31' })), 'failed warning'],
    ['no statement', setOf(), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankRecent, set)).toBe(outcome);
  });

  test('tells until which day the statements reach', () => {
    expect(bankRecent.judge(setOf(september, october), contextOf())).toMatchObject({
      outcome: 'passed',
      variant: 'up_to',
      data: { last_day: '2026-10-31', age: 16 },
    });
  });

  test('names only the papers of the account that is too old', () => {
    const savings = statementPaper('s', { iban: 'IT40S0542811101000000123457', from: '2026-06-01', to: '2026-06-30' });
    expect(bankRecent.judge(setOf(october, savings), contextOf())).toMatchObject({
      outcome: 'failed',
      papers: ['s'],
      data: { last_day: '2026-06-30', accounts: 1 },
    });
  });
});

describe('R_BANK_BALANCES_CONTINUE at the end of a statement', () => {
  const atFoot = { box: { left: 40, top: 740, right: 560, bottom: 750 } };
  const rows: Row[] = [['2026-10-10', 0, 'POS', atFoot]];
  const cut = month('10', '31', { rows, fields: { closing_balance: null } });

  test('the only statement without a closing balance is told with its list', () => {
    expect(bankBalancesContinue.judge(setOf(august, september, cut), employed)).toMatchObject({
      outcome: 'failed',
      variant: 'unfinished',
      papers: ['10'],
      working: [{ paper: '10', page: 1, what: 'bookings' }],
    });
  });

  test('where the bookings end before the page does, the balance was not read and may be there', () => {
    const unread = month('10', '31', { rows: [['2026-10-10', 0, 'POS']], fields: { closing_balance: null } });
    expect(bankBalancesContinue.judge(setOf(august, september, unread), employed)?.variant).not.toBe('unfinished');
  });

  test('one of two, or one among others without, proves nothing', () => {
    const other = month('08', '31', { fields: { closing_balance: null } });
    for (const set of [setOf(september, cut), setOf(other, september, cut)])
      expect(bankBalancesContinue.judge(set, employed)?.variant).not.toBe('unfinished');
  });
});

describe('R_BANK_BALANCES_CONTINUE', () => {
  const rows: Row[] = [['2026-09-10', -5_000, 'POS']];
  const before = month('09', '30', { opening: 50_000, rows });
  test.each([
    ['the next paper opens with the balance', setOf(before, month('10', '31', { opening: 45_000 })), 'passed'],
    ['the next paper opens with another', setOf(before, month('10', '31', { opening: 85_000 })), 'failed warning'],
    ['a balance was not read', setOf(before, month('10', '31', { opening: null })), 'inconclusive'],
    ['a month lies between', setOf(before, statementPaper('n', { from: '2026-11-01', to: '2026-11-15' })), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankBalancesContinue, set)).toBe(outcome);
  });

  describe('by the days of the balances, where no period is printed', () => {
    const guessed = (paper: InspectedPaper): InspectedPaper => ({
      ...paper,
      readings: paper.readings.map((reading) => ({
        ...reading,
        fields: Object.fromEntries(
          Object.entries(reading.fields).map(([name, found]) => [
            name,
            found && name.startsWith('period_') ? { ...found, confidence: 0.6 } : found,
          ]),
        ),
      })),
    });
    const first = guessed(month('09', '30', { opening: 50_000, rows, fields: { closing_date: '2026-09-30' } }));
    const next = (opening: number, opening_date: string) =>
      guessed(month('10', '31', { opening, fields: { opening_date } }));

    test.each([
      ['the same day and sum', next(45_000, '2026-09-30'), 'passed'],
      ['the same day and another sum', next(85_000, '2026-09-30'), 'failed warning'],
      ['another day', next(85_000, '2026-10-01'), 'inconclusive'],
    ])('%s', (_, second, outcome) => {
      expect(sayOf(bankBalancesContinue, setOf(first, second))).toBe(outcome);
    });
  });
});

describe('R_BANK_FEED_VS_PDF', () => {
  const rows: Row[] = [
    ['2026-10-05', -5_000, 'POS'],
    ['2026-10-12', -20_000, 'SDD'],
    ['2026-10-27', 170_000, 'EMOLUMENTI'],
  ];
  const october31 = { from: '2026-10-01', to: '2026-10-31' };
  const feed = (list: readonly Row[], more: object = {}) =>
    statementPaper('feed', { ...october31, rows: list, ...more }, { format: 'json', pages: [] });
  const onPaper = (list: readonly Row[]) => statementPaper('paper', { ...october31, rows: list });
  const raised: Row[] = [...rows.slice(0, 2), ['2026-10-27', 270_000, 'EMOLUMENTI']];
  const later: Row[] = rows.map(([, amount, text], place) => [
    ['2026-10-06', '2026-10-14', '2026-10-28'][place] ?? '',
    amount,
    text,
  ]);
  test.each([
    ['both show the same', setOf(onPaper(rows), feed(later)), 'passed'],
    [
      'a debit was left out on paper',
      setOf(onPaper([...rows.slice(0, 1), ...rows.slice(2)]), feed(rows)),
      'failed critical',
    ],
    [
      'a fee is booked otherwise',
      setOf(onPaper([...rows, ['2026-10-20', -200, 'CANONE']]), feed(rows)),
      'failed warning',
    ],
    [
      'the bank sent other days',
      setOf(onPaper(rows), feed(rows, { from: '2026-08-01', to: '2026-08-31', rows: [] })),
      'inconclusive',
    ],
    [
      'some of what the bank sent was not read',
      setOf(onPaper(raised), feed(rows, { unread: ['transactions'] })),
      'inconclusive',
    ],
    ['only paper', setOf(onPaper(rows)), '-'],
  ])('%s', (_, set, outcome) => {
    expect(sayOf(bankFeedVsPdf, set)).toBe(outcome);
  });

  test('points at the bookings that differ', () => {
    expect(bankFeedVsPdf.judge(setOf(onPaper(raised), feed(rows)), contextOf())).toMatchObject({
      data: { added: 1, missing: 1 },
      working: [
        { paper: 'paper', what: 'only on paper 2026-10-27', found: 270_000 },
        { paper: 'feed', what: 'only from the bank 2026-10-27', found: 170_000 },
      ],
    });
  });
});
