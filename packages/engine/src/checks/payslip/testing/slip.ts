import type { Evidence } from '../../../evidence/evidence.ts';
import { slipsIn } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { type PaperWords, paperOf, setOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import type { Slips } from '../slips.ts';

const italian = {
  employee_name: 'ROSSI MARIO',
  employer_name: 'ACME SRL',
  employer_id: '12345678903',
  period: '2026-10',
  kind: 'ordinary',
  hire_date: '2021-03-01',
  gross: 200_000,
  social_gross: 200_000,
  social_contributions: 18_380,
  taxable: 181_620,
  income_tax: 13_646,
  net: 167_974,
};

const german = {
  employee_name: 'Erika Mustermann',
  employer_name: 'Nordwind Logistik GmbH',
  period: '2026-10',
  kind: 'ordinary',
  hire_date: '2020-01-01',
  tax_class: '1',
  gross: 400_000,
  social_gross: 400_000,
  tax_gross: 400_000,
  wage_tax: 52_450,
  income_tax: 52_450,
  health: 35_000,
  pension: 37_200,
  unemployment: 5_200,
  care: 9_600,
  social_contributions: 87_000,
  net: 260_550,
  paid_amount: 256_550,
};

type Fields = PaperWords['fields'];

const words = (country: 'IT' | 'DE', fields: Fields, more: PaperWords): PaperWords => ({
  country,
  confirmations: { payslip_net: 'passed' },
  ...more,
  fields: { ...(country === 'IT' ? italian : german), ...fields },
});

export const italianSlip = (fields: Fields = {}, more: PaperWords = {}): PaperWords => words('IT', fields, more);
export const germanSlip = (fields: Fields = {}, more: PaperWords = {}): PaperWords => words('DE', fields, more);

/** One slip of a set of its own. */
export function slipOf(slip: PaperWords, evidence: Partial<Evidence> = {}): ReadPaper<'payslip', InspectedPaper> {
  const [first] = slipsIn(setOf(paperOf('a', slip, evidence)));
  if (!first) throw new Error('no slip');
  return first;
}

/** Slips a, b, c … of one set, with other papers beside them. */
export function slipsOf(slips: readonly PaperWords[], ...others: readonly InspectedPaper[]): Slips {
  const set = setOf(...slips.map((slip, index) => paperOf('abcdefgh'.charAt(index), slip)), ...others);
  return { slips: slipsIn(set), set };
}

/** Ordinary Italian slips of these months. */
export const months = (...periods: readonly (string | null)[]): Slips =>
  slipsOf(periods.map((period) => italianSlip({ period })));

/** A slip of October among ordinary ones of August and September. */
export function amongOthers(slip: PaperWords): ReadPaper<'payslip'> {
  const { slips } = slipsOf([slip, germanSlip({ period: '2026-09' }), germanSlip({ period: '2026-08' })]);
  const [newest] = slips;
  if (!newest) throw new Error('no slip');
  return newest;
}
