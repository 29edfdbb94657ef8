import type { FieldOf } from '@vesta/domain/papers/schema';
import type { Reading } from '../reading.ts';

const told = ({ fields }: Reading, name: FieldOf): unknown => fields[name]?.value ?? null;

const isReceiptFor = (receipt: Reading, form: Reading): boolean =>
  receipt.type === 'redditi_pf_receipt' &&
  told(receipt, 'fiscal_id') !== null &&
  (['fiscal_id', 'tax_year'] as const).every((name) => told(receipt, name) === told(form, name));

/** A return is filed when the receipt for the same person and year lies in the same file. */
export function filedByReceipt(readings: readonly Reading[]): Reading[] {
  return readings.map((form) => {
    const receipt = form.type === 'redditi_pf' ? readings.find((other) => isReceiptFor(other, form)) : undefined;
    const { protocol = null, is_filed = null, issue_date = null } = receipt?.fields ?? {};
    const day = form.fields.issue_date ?? issue_date;
    return protocol ? { ...form, fields: { ...form.fields, protocol, is_filed, issue_date: day } } : form;
  });
}
