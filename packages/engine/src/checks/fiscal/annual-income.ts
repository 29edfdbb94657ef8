import { daysBetween } from '@vesta/domain/dates/add-days';
import type { NumberField, TypeOfKind } from '@vesta/domain/papers/schema';
import type { ReadingOf } from '../../documents/reading.ts';
import { dayIn, numberIn } from '../../papers/fields.ts';

export interface AnnualIncome {
  /** Field of the paper that tells it. */
  readonly field: NumberField<TypeOfKind<'fiscal_document'>>;
  readonly amount: number;
  /** Field of a slip that is reckoned alike. */
  readonly monthlyField: 'taxable' | 'gross';
  /** Share of the year that was worked; null where the paper does not say. */
  readonly share: number | null;
}

const DAYS = 365;

const sources: Partial<Record<TypeOfKind<'fiscal_document'>, Pick<AnnualIncome, 'field' | 'monthlyField'>>> = {
  cu: { field: 'gross_income', monthlyField: 'taxable' },
  modello_730: { field: 'employment_income', monthlyField: 'taxable' },
  lohnsteuerbescheinigung: { field: 'gross_wage', monthlyField: 'gross' },
};

function shareOf(reading: ReadingOf<'fiscal_document'>): number | null {
  const days = numberIn(reading, 'days_worked');
  if (days !== null) return days / DAYS;
  const [start, end] = [dayIn(reading, 'period_start'), dayIn(reading, 'period_end')];
  const span = start && end ? daysBetween(start, end) : null;
  return span === null ? null : (span + 1) / DAYS;
}

/** What an employee earned in the year that a paper tells of; null for papers about other incomes. */
export function annualIncome(reading: ReadingOf<'fiscal_document'>): AnnualIncome | null {
  const source = sources[reading.type];
  const amount = source ? numberIn(reading, source.field) : null;
  if (!source || amount === null || reading.layout === 'cu_autonomo' || numberIn(reading, 'income_pension'))
    return null;
  return { ...source, amount, share: shareOf(reading) };
}
