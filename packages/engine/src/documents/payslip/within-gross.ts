import { amountIn, type Draft } from './draft.ts';

/** What is taken of the pay of a month is less than the pay: more is a total of the year, or of another line. */
const partsOfGross = [
  'income_tax',
  'wage_tax',
  'tax_deductions',
  'church_tax',
  'solidarity',
  'social_contributions',
  'social_security_deductions',
  'pension',
  'health',
  'care',
  'unemployment',
] as const;

/** What tax and insurance are reckoned from may hold more than is paid, but not so many times as much. */
const bases = ['tax_gross', 'taxable', 'social_gross'] as const;
const MOST_OF_GROSS = 2;

/** Leaves open what cannot be the month's. */
export function dropBeyondGross(draft: Draft): void {
  const gross = amountIn(draft, 'gross');
  if (gross === null || gross <= 0) return;
  for (const field of partsOfGross) if ((amountIn(draft, field) ?? 0) >= gross) draft.fields.delete(field);
  for (const field of bases) if ((amountIn(draft, field) ?? 0) > gross * MOST_OF_GROSS) draft.fields.delete(field);
}
