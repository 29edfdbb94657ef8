import { numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { estimatedWageTax } from './estimated-tax.ts';
import { taxClassOn } from './tax-class.ts';

/** Allowances of which the slip does not tell may halve the tax. */
const LEAST_OF_TAX = 0.5;
/** The class that leaves most. */
const KINDEST_CLASS = 3;

/** The most that can be left of this month's gross; what insurances take counts as far as it was read. */
export function highestGermanNet(slip: ReadPaper<'payslip'>): number | null {
  const gross = numberIn(slip.reading, 'gross');
  const tax = estimatedWageTax(slip, taxClassOn(slip.reading) ?? KINDEST_CLASS);
  if (gross === null || tax === null) return null;
  return gross - Math.floor(tax * LEAST_OF_TAX) - (numberIn(slip.reading, 'social_contributions') ?? 0);
}
