import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { CoverageEntry, IncomeRecord } from '@vesta/domain/report/incomes';
import { describe, expect, test } from 'vitest';
import { masked } from './mask.ts';
import { costsSeen, incomesSeen } from './money-tables.ts';
import { sights } from './sight.ts';

const month = (of: string, cents: number | null, value: CoverageEntry['value'] = null): CoverageEntry => ({
  value,
  numeric_value: cents,
  translation_key: 'month',
  msg: value && `msg.${value}`,
  year: 2026,
  month: of,
});
const place = (key: string) => ({ key, page: 1, box: null, what: 'amount', part: 'figure' }) as const;

const cost = (label: string, monthly: number, more: Partial<RecurrentCost> = {}): RecurrentCost =>
  ({
    label,
    kind: 'other',
    treatment: 'information',
    monthly,
    latest: monthly + 1,
    times: 3,
    ended: false,
    coverage: [],
    places: [place('B1')],
    ...more,
  }) as RecurrentCost;

const income = (label: string, kind: string, monthly: number, more: Partial<IncomeRecord> = {}): IncomeRecord =>
  ({
    label,
    notes: 'a note of the owner',
    is_fraud: false,
    coverage: [],
    kind,
    times: 3,
    monthly,
    counted: monthly / 2,
    reason: 'family_support',
    places: [place('B1')],
    ...more,
  }) as IncomeRecord;

const landlord = sights.recipient('it');
const lender = sights.lender('it');

describe('costs', () => {
  test('of one kind are one row for a landlord: sums, the most times, each paper once', () => {
    const rows = [cost('NETFLIX', 1_299), cost('SPOTIFY', 999, { times: 5, places: [place('B1'), place('B2')] })];
    expect(costsSeen(rows, landlord)).toMatchObject([
      { label: null, monthly: 2_298, latest: 2_300, times: 5, places: [{ key: 'B1' }, { key: 'B2' }] },
    ]);
    expect(costsSeen(rows, lender).map(({ label, monthly }) => [label, monthly])).toEqual([
      ['NETFLIX', 1_299],
      ['SPOTIFY', 999],
    ]);
  });

  test('that are treated in another way, or have ended, stay rows of their own; the largest comes first', () => {
    const rows = [
      cost('A', 100),
      cost('B', 300, { treatment: 'deducted' } as Partial<RecurrentCost>),
      cost('C', 200, { ended: true }),
    ];
    expect(costsSeen(rows, landlord).map(({ monthly }) => monthly)).toEqual([300, 200, 100]);
  });

  test('of several payments in a month are added; one without an amount takes nothing away', () => {
    const [row] = costsSeen(
      [
        cost('A', 1, { coverage: [month('2026-09', 100), month('2026-08', 40)] }),
        cost('B', 1, { coverage: [month('2026-09', 20), month('2026-08', null)] }),
      ],
      landlord,
    );
    expect(row?.coverage.map(({ month: of, numeric_value }) => [of, numeric_value])).toEqual([
      ['2026-08', 40],
      ['2026-09', 120],
    ]);
  });

  test('a month nobody paid in is null and not nothing', () => {
    const [row] = costsSeen([cost('A', 1, { coverage: [month('2026-09', null)] })], landlord);
    expect(row?.coverage[0]?.numeric_value).toBeNull();
  });

  test.each(['error', 'warning', 'missing'] as const)(
    '%s stays where all payments of the kind say so, and goes where one came',
    (value) => {
      const gap = { coverage: [month('2026-09', null, value)] };
      const paid = { coverage: [month('2026-09', 100)] };
      const only = costsSeen([cost('A', 1, gap), cost('B', 1, gap)], landlord)[0]?.coverage[0];
      expect([only?.value, only?.msg]).toEqual([value, `msg.${value}`]);
      for (const pair of [
        [gap, paid],
        [paid, gap],
      ]) {
        const [first, second] = pair;
        const mixed = costsSeen([cost('A', 1, first), cost('B', 1, second)], landlord)[0]?.coverage[0];
        expect([mixed?.value, mixed?.msg]).toEqual([null, null]);
      }
    },
  );
});

describe('incomes', () => {
  const rows = [
    income('ACME SRL', 'employment', 100_000, { reason: 'open_ended' } as Partial<IncomeRecord>),
    income('Paola Rossi', 'family_support', 20_000),
    income('Angelo Rossi', 'family_support', 30_000, { is_fraud: true, times: 6 }),
  ];

  test('name an employer to all and everybody else to a lender alone', () => {
    expect(incomesSeen(rows, landlord).map(({ label }) => label)).toEqual(['ACME SRL', null]);
    expect(incomesSeen(rows, lender).map(({ label }) => label)).toEqual(['ACME SRL', 'Angelo Rossi', 'Paola Rossi']);
  });

  test('of one kind are added, a doubt about one of them stays, and notes are nobody’s', () => {
    expect(incomesSeen(rows, landlord)[1]).toMatchObject({
      monthly: 50_000,
      counted: 25_000,
      times: 6,
      is_fraud: true,
      notes: null,
    });
    expect(incomesSeen(rows, landlord)[0]?.is_fraud).toBe(false);
  });
});

test.each([
  ['', ''],
  ['123', '•••'],
  ['1234', '••••'],
  ['12345', '•2345'],
])('of “%s” the reader sees “%s”', (plain, hidden) => {
  expect(masked(plain)).toBe(hidden);
});
