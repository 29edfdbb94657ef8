import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { garnishment } from './garnishment.ts';
import { grossToNet } from './gross-to-net.ts';
import { markedSample } from './marked-sample.ts';
import { roundNumbers } from './round-numbers.ts';
import { sums } from './sums.ts';
import { germanSlip, italianSlip, slipOf, slipsOf } from './testing/slip.ts';
import { yearToDate } from './year-to-date.ts';

describe('sums', () => {
  const payout = (outcome: 'failed' | 'inconclusive') => ({ payslip_net: 'passed', payslip_payout: outcome }) as const;

  test.each([
    ['payout does not follow', germanSlip({}, { confirmations: payout('failed') }), 'failed warning'],
    [
      'more paid out than earned',
      germanSlip({ paid_amount: 300_000 }, { confirmations: payout('inconclusive') }),
      'failed warning',
    ],
    ['less paid out for a reason unseen', germanSlip({}, { confirmations: payout('inconclusive') }), 'passed'],
    ['nothing was read', italianSlip({}, { confirmations: {} }), 'inconclusive'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(sums, slipOf(slip))).toBe(said);
  });

  test('more paid out is not held against a scan', () => {
    const scan = { pages: [pageOf([], { origin: 'ocr' })] };
    const slip = germanSlip({ paid_amount: 300_000 }, { confirmations: payout('inconclusive') });
    expect(sayOf(sums, slipOf(slip, scan))).toBe('inconclusive');
  });
});

describe('gross to net', () => {
  test.each([
    ['raised by 100', italianSlip({ net: 177_974 }), 'passed'],
    ['raised by 350', italianSlip({ net: 202_974, gross: 210_000, social_gross: 210_000 }), 'failed warning'],
    [
      'raised beyond all rules',
      italianSlip({ net: 290_000, gross: 300_000, social_gross: 300_000 }),
      'failed critical',
    ],
    ['untaxed travel on top', italianSlip({ gross: 260_000, net: 227_974 }), 'passed'],
    ['base unknown', italianSlip({ social_gross: null, social_contributions: null, net: 195_000 }), 'inconclusive'],
    ['low for reasons of its own', italianSlip({ net: 100_000 }), 'passed'],
    ['a thirteenth pay', italianSlip({ kind: 'tredicesima', period: '2026-12', net: 139_847 }), 'passed'],
    ['a year without tables', italianSlip({ period: '2019-10' }), 'inconclusive'],
    ['an advance', italianSlip({ kind: 'advance' }), '-'],
    ['German, as the tables say', germanSlip(), 'passed'],
    ['German, class III with allowances', germanSlip({ tax_class: '3', net: 305_000 }), 'passed'],
    ['German, too much for class I', germanSlip({ net: 310_000 }), 'failed warning'],
    ['German, class blacked out', germanSlip({ tax_class: null, net: 300_000 }), 'passed'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(grossToNet, slipOf(slip))).toBe(said);
  });
});

describe('creditors, round numbers, samples', () => {
  test('a loan that the wage repays is told by its name', () => {
    expect(garnishment.judge(slipOf(italianSlip({ salary_loan: 20_000 })), contextOf())).toMatchObject({
      outcome: 'failed',
      variant: 'loan',
    });
  });

  test.each([
    ['a rounded net alone', { net: 168_000 }, 'passed'],
    ['no tax at all', { income_tax: 0, social_contributions: 18_000, net: 182_000 }, 'inconclusive'],
    ['not read', { income_tax: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(roundNumbers, slipOf(italianSlip(fields)))).toBe(said);
  });

  test('a slip of which no amount was read may be a sample', () => {
    expect(sayOf(markedSample, slipOf(italianSlip({ net: null, gross: null })))).toBe('inconclusive');
  });
});

describe('the year so far', () => {
  const pair = (later: number | null, earlier: number | null, more: Parameters<typeof germanSlip>[0] = {}) =>
    slipsOf([germanSlip({ ytd_gross: later, ...more }), germanSlip({ period: '2026-09', ytd_gross: earlier })]);

  test.each([
    ['grows by more: a slip may be missing', pair(4_300_000, 3_600_000), 'inconclusive'],
    [
      'begins anew in January',
      slipsOf([
        germanSlip({ period: '2026-01', ytd_gross: 400_000 }),
        germanSlip({ period: '2025-12', ytd_gross: 4_800_000 }),
      ]),
      'inconclusive',
    ],
    [
      'two months agree and the total of the third was not read',
      slipsOf([
        germanSlip({ period: '2026-10', ytd_gross: null }),
        germanSlip({ period: '2026-09', ytd_gross: 3_600_000 }),
        germanSlip({ period: '2026-08', ytd_gross: 3_200_000 }),
      ]),
      'inconclusive',
    ],
    ['another employer', pair(400_000, 3_600_000, { employer_name: 'Beta AG' }), 'inconclusive'],
  ])('%s', (_, slips, said) => {
    expect(sayOf(yearToDate, slips)).toBe(said);
  });

  test('REP-08 an Italian total may be of the insured pay or of all pay: what grows by neither is told', () => {
    const grown = (by: number) =>
      sayOf(
        yearToDate,
        slipsOf([
          italianSlip({ period: '2026-10', gross: 495_810, social_gross: 503_900, ytd_gross: 4_462_290 + by }),
          italianSlip({ period: '2026-09', gross: 495_810, social_gross: 503_900, ytd_gross: 4_462_290 }),
        ]),
      );
    expect([grown(495_810), grown(503_900)]).toEqual(['passed', 'passed']);
    expect(grown(395_810)).toBe('failed critical');
  });

  const months = (totals: readonly number[], last = 10) =>
    slipsOf(
      totals.map((ytd_gross, at) =>
        germanSlip({ period: `2026-${`${last - totals.length + 1 + at}`.padStart(2, '0')}`, ytd_gross }),
      ),
    );

  test.each([
    [
      'a month grows by half a pay more, beside one that grows by its own',
      months([3_200_000, 3_600_000, 4_200_000]),
      'failed warning',
    ],
    ['by a tenth more', months([3_200_000, 3_600_000, 4_040_000]), 'inconclusive'],
    ['by a cent more than a tenth', months([3_200_000, 3_600_000, 4_040_001]), 'failed warning'],
    [
      'every month grows by more: what is added up is not understood',
      months([3_000_000, 3_600_000, 4_200_000]),
      'inconclusive',
    ],
    [
      'in June, when a fourteenth pay has a slip of its own',
      months([1_600_000, 2_000_000, 2_600_000], 6),
      'inconclusive',
    ],
  ])('REP-08 %s', (_, slips, said) => {
    expect(sayOf(yearToDate, slips)).toBe(said);
  });

  test('a thirteenth pay of the same month is counted in', () => {
    const slips = slipsOf([
      italianSlip({ period: '2026-12', ytd_gross: 2_600_000 }),
      italianSlip({ period: '2026-12', kind: 'tredicesima', ytd_gross: 2_400_000 }),
      italianSlip({ period: '2026-11', ytd_gross: 2_200_000 }),
    ]);
    expect(sayOf(yearToDate, slips, contextOf({}, '2027-01-20'))).toBe('passed');
  });
});
