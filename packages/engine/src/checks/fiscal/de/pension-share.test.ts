import { expect, test } from 'vitest';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { sayOf } from '../../run/testing/context.ts';
import { taxPaper } from '../testing/tax-paper.ts';
import { certificatePensionShare } from './pension-share.ts';

const certificate = (gross: number | null, pension: number | null, more: Record<string, string | number> = {}) => ({
  type: 'lohnsteuerbescheinigung' as const,
  country: 'DE',
  fields: { tax_year: 2025, gross_wage: gross, pension_employee: pension, ...more },
});
const share = (gross: number): number => Math.round(gross * 0.093);

test.each([
  ['more than its share, for pay that is not taxed', certificate(4_800_000, share(5_100_000)), 'passed'],
  ['above the ceiling', certificate(15_000_000, share(9_660_000)), 'passed'],
  ['an extra payment above the ceiling of its month', certificate(6_797_880, 622_112), 'passed'],
  ['a wage raised afterwards', certificate(5_656_587, share(4_793_712)), 'failed warning'],
  [
    'half a year above the ceiling',
    certificate(7_000_000, share(4_830_000), { period_start: '2025-01-01', period_end: '2025-06-30' }),
    'passed',
  ],
  ['the graded band', certificate(1_800_000, share(1_300_000)), 'inconclusive'],
  ['a year without rules', certificate(4_800_000, 1, { tax_year: 1999 }), 'inconclusive'],
  ['another paper', { type: 'cu', country: 'IT' } as const, '-'],
])('pension contributions and wage: %s', (_, words, said) => {
  expect(sayOf(certificatePensionShare, taxPaper(words))).toBe(said);
});

test('in a scan a digit may be misread', () => {
  const paper = taxPaper(certificate(5_656_587, share(4_793_712)), [], { pages: [pageOf([], { origin: 'ocr' })] });
  expect(sayOf(certificatePensionShare, paper)).toBe('inconclusive');
});
