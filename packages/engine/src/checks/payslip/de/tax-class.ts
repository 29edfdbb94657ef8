import { type TaxClass, taxClasses } from '@vesta/domain/pay-rules/de/wage-tax';
import type { Reading } from '../../../documents/reading.ts';
import { textIn } from '../../../papers/fields.ts';

/** The tax class on a German slip; null where it is blacked out or was not read. */
export function taxClassOn(reading: Reading<'payslip'>): TaxClass | null {
  const printed = Number(textIn(reading, 'tax_class'));
  return taxClasses.find((taxClass) => taxClass === printed) ?? null;
}
