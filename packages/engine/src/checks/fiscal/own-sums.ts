import type { NumberField, TypeOfKind } from '@vesta/domain/papers/schema';
import { grossIrpef } from '../../documents/fiscal/ground/irpef.ts';
import type { ReadingOf } from '../../documents/reading.ts';
import { numberIn } from '../../papers/fields.ts';

type TaxFigure = NumberField<TypeOfKind<'fiscal_document'>>;

/** A figure of a tax paper that another one of it allows only up to, or down to, so much. */
export interface Bounded {
  readonly field: TaxFigure;
  /** What it is held against. */
  readonly beside: TaxFigure;
  readonly bound: number;
  readonly found: number;
  readonly fits: boolean;
}

const MONTHS = 12;
/** Tax is withheld by the month: with more payments than months less of each falls into the dearer brackets. */
const MOST_PAYMENTS = 14;
const SLACK = 0.03;
const SLACK_CENTS = 1_000;

/** Of so much employment income at least so much tax is due before credits. */
function leastTax(reading: ReadingOf<'fiscal_document'>): Bounded | null {
  const [year, tax] = [numberIn(reading, 'tax_year'), numberIn(reading, 'gross_tax')];
  const income = (numberIn(reading, 'income_open_ended') ?? 0) + (numberIn(reading, 'income_fixed_term') ?? 0);
  const share = MONTHS / MOST_PAYMENTS;
  const due = year === null ? null : grossIrpef(income * share, year);
  if (due === null || tax === null || income === 0) return null;
  const bound = Math.round((due / share) * (1 - SLACK)) - SLACK_CENTS;
  const beside = numberIn(reading, 'income_open_ended') === null ? 'income_fixed_term' : 'income_open_ended';
  return { field: 'gross_tax', beside, bound, found: tax, fits: tax >= bound };
}

const EURO = 100;
/** Of small pensions and a little land no tax is due at all. */
const TAXED_FROM = 10_000 * EURO;
const ROUNDING = 0.01;

/** A return takes the tariff of the year on its taxable income: less tax than that belongs to another income. */
function tariffOn(reading: ReadingOf<'fiscal_document'>): Bounded | null {
  const [year, found] = [numberIn(reading, 'tax_year'), numberIn(reading, 'gross_tax')];
  const income = numberIn(reading, 'taxable_income');
  const due = year === null || income === null ? null : grossIrpef(income, year);
  if (due === null || found === null || income === null || income < TAXED_FROM) return null;
  return { field: 'gross_tax', beside: 'taxable_income', bound: due, found, fits: found >= due * (1 - ROUNDING) };
}

/** From one line to the next a notice only takes off. */
function noMoreThan(reading: ReadingOf<'fiscal_document'>, field: TaxFigure, beside: TaxFigure): Bounded | null {
  const [found, bound] = [numberIn(reading, field), numberIn(reading, beside)];
  return found === null || bound === null || bound <= 0
    ? null
    : { field, beside, bound, found, fits: found <= bound + EURO };
}

function boundsOf(reading: ReadingOf<'fiscal_document'>): readonly (Bounded | null)[] {
  if (reading.type === 'cu') return [leastTax(reading)];
  // What was earned by working is one of the incomes that the total adds up.
  if (reading.type === 'modello_730')
    return [noMoreThan(reading, 'employment_income', 'total_income'), tariffOn(reading)];
  if (reading.type !== 'est_bescheid') return [];
  // Of one person’s wage only costs are taken off; a couple has two wages.
  const isOnePerson = reading.fields.is_joint?.value === false;
  return [
    isOnePerson ? noMoreThan(reading, 'income_employment', 'gross_wage') : null,
    noMoreThan(reading, 'total_income', 'sum_of_income'),
    noMoreThan(reading, 'taxable_income', 'total_income'),
    noMoreThan(reading, 'taxable_income', 'income_after_deductions'),
  ];
}

/** What figures of one tax paper say about each other beyond the sums that the reader tried. */
export const ownSums = (reading: ReadingOf<'fiscal_document'>): readonly Bounded[] =>
  boundsOf(reading).filter((bound) => bound !== null);
