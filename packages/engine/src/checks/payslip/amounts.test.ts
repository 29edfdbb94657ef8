import { describe, expect, test } from 'vitest';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pageOf } from '../run/testing/papers.ts';
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
    ['come out', italianSlip(), 'passed'],
    ['do not come out', italianSlip({}, { confirmations: { payslip_net: 'failed' } }), 'failed critical'],
    ['payout does not follow', germanSlip({}, { confirmations: payout('failed') }), 'failed warning'],
    [
      'more paid out than earned',
      germanSlip({ paid_amount: 300_000 }, { confirmations: payout('inconclusive') }),
      'failed warning',
    ],
    ['less paid out for a reason unseen', germanSlip({}, { confirmations: payout('inconclusive') }), 'passed'],
    ['could not be tried', italianSlip({}, { confirmations: { payslip_net: 'inconclusive' } }), 'inconclusive'],
    ['nothing was read', italianSlip({}, { confirmations: {} }), 'inconclusive'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(sums, slipOf(slip))).toBe(said);
  });

  test('more paid out is not held against a scan', () => {
    const scan = { pages: [pageOf([], { origin: 'ocr' })] };
    const slip = germanSlip({ paid_amount: 300_000 }, { confirmations: payout('inconclusive') });
    expect(sayOf(sums, slipOf(slip, scan))).toBe('passed');
  });
});

describe('gross to net', () => {
  test.each([
    ['as the tables say', italianSlip(), 'passed'],
    ['raised by 100', italianSlip({ net: 177_974 }), 'passed'],
    ['raised by 350', italianSlip({ net: 202_974, gross: 210_000, social_gross: 210_000 }), 'failed warning'],
    [
      'raised beyond all rules',
      italianSlip({ net: 290_000, gross: 300_000, social_gross: 300_000 }),
      'failed critical',
    ],
    [
      'more than the gross',
      italianSlip({ net: 210_000 }, { confirmations: { payslip_net: 'failed' } }),
      'failed critical',
    ],
    ['untaxed travel on top', italianSlip({ gross: 260_000, net: 227_974 }), 'passed'],
    ['settled in December', italianSlip({ period: '2026-12', net: 195_000 }), 'inconclusive'],
    ['base unknown', italianSlip({ social_gross: null, social_contributions: null, net: 195_000 }), 'inconclusive'],
    ['low for reasons of its own', italianSlip({ net: 100_000 }), 'passed'],
    ['a thirteenth pay', italianSlip({ kind: 'tredicesima', period: '2026-12', net: 139_847 }), 'passed'],
    ['a year without tables', italianSlip({ period: '2019-10' }), 'inconclusive'],
    ['an advance', italianSlip({ kind: 'advance' }), '-'],
    ['German, as the tables say', germanSlip(), 'passed'],
    ['German, class III with allowances', germanSlip({ tax_class: '3', net: 305_000 }), 'passed'],
    ['German, too much for class I', germanSlip({ net: 310_000 }), 'failed warning'],
    ['German, class blacked out', germanSlip({ tax_class: null, net: 300_000 }), 'passed'],
    ['no net read', germanSlip({ net: null }), 'inconclusive'],
  ])('%s', (_, slip, said) => {
    expect(sayOf(grossToNet, slipOf(slip))).toBe(said);
  });
});

describe('creditors, round numbers, samples', () => {
  test.each([
    ['none', {}, 'passed'],
    ['a seizure', { garnishment: 15_000 }, 'failed warning'],
    ['a loan', { salary_loan: 20_000 }, 'failed warning'],
    ['nothing seized', { garnishment: 0 }, 'passed'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(garnishment, slipOf(italianSlip(fields)))).toBe(said);
  });

  test('lines may be overlooked where the sums do not come out', () => {
    expect(sayOf(garnishment, slipOf(italianSlip({}, { confirmations: {} })))).toBe('inconclusive');
  });

  test.each([
    ['as formulas give them', {}, 'passed'],
    ['all in full tens', { income_tax: 14_000, social_contributions: 18_000, net: 168_000 }, 'failed warning'],
    ['a rounded net alone', { net: 168_000 }, 'passed'],
    ['no tax at all', { income_tax: 0, social_contributions: 18_000, net: 182_000 }, 'inconclusive'],
    ['not read', { income_tax: null }, 'inconclusive'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(roundNumbers, slipOf(italianSlip(fields)))).toBe(said);
  });

  test.each([
    ['UPL-05 marked as a sample', { marked_sample: true }, 'failed info'],
    ['not marked', {}, 'passed'],
    ['not read', { net: null, gross: null }, '-'],
  ])('%s', (_, fields, said) => {
    expect(sayOf(markedSample, slipOf(italianSlip(fields)))).toBe(said);
  });
});

describe('the year so far', () => {
  const pair = (later: number | null, earlier: number | null, more: Parameters<typeof germanSlip>[0] = {}) =>
    slipsOf([germanSlip({ ytd_gross: later, ...more }), germanSlip({ period: '2026-09', ytd_gross: earlier })]);

  test.each([
    ['grows by the month', pair(4_000_000, 3_600_000), 'passed'],
    ['grows by less than the month on paper', pair(4_000_000, 3_600_000, { gross: 500_000 }), 'failed critical'],
    ['grows by more: a slip may be missing', pair(4_300_000, 3_600_000), 'inconclusive'],
    ['within the rounding of bases', pair(4_000_150, 3_600_000), 'passed'],
    [
      'begins anew in January',
      slipsOf([
        germanSlip({ period: '2026-01', ytd_gross: 400_000 }),
        germanSlip({ period: '2025-12', ytd_gross: 4_800_000 }),
      ]),
      'inconclusive',
    ],
    ['not printed', pair(null, 3_600_000), 'inconclusive'],
    ['another employer', pair(400_000, 3_600_000, { employer_name: 'Beta AG' }), 'inconclusive'],
  ])('%s', (_, slips, said) => {
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
