import type { NumberField, TypeOfKind } from '@vesta/domain/papers/schema';
import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { monthlyOf, yearlyWageTax } from '@vesta/domain/pay-rules/de/wage-tax';
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

/** A letter may tell a month of thirty days or of the days that it has. */
const MOST_DAYS = 31;
/** Taken off a day's pay for insurances, whatever they cost; what is left after tax is paid by so much to parents. */
const LUMP_SUM = 0.2;
const PARENTS = 0.67;
const DAYS_OF_MONTH = 30;
const KINDEST_CLASS = 3;

/** Of a day's pay unemployment benefit is at most so much: of the kindest class, for parents. */
function mostBenefit(reading: ReadingOf<'fiscal_document'>): Bounded | null {
  const [found, day, year] = [
    numberIn(reading, 'net_daily'),
    numberIn(reading, 'assessed_daily'),
    numberIn(reading, 'year'),
  ];
  const rules = year === null ? null : germanPayRules(year);
  if (found === null || day === null || day <= 0 || !rules) return null;
  const usual = { children: 1, saxony: false, fundExtra: rules.insurance.fundExtra.average };
  const tax = monthlyOf(yearlyWageTax(day * DAYS_OF_MONTH, KINDEST_CLASS, usual, rules)) / DAYS_OF_MONTH;
  const bound = Math.round((day * (1 - LUMP_SUM) - tax) * PARENTS);
  return { field: 'net_daily', beside: 'assessed_daily', bound, found, fits: found <= bound * (1 + ROUNDING) };
}

/** What a month brings of what a day does. */
function mostOfMonth(reading: ReadingOf<'fiscal_document'>): Bounded | null {
  const [found, day] = [numberIn(reading, 'net_monthly'), numberIn(reading, 'net_daily')];
  const bound = (day ?? 0) * MOST_DAYS;
  return found === null || !day
    ? null
    : { field: 'net_monthly', beside: 'net_daily', bound, found, fits: found <= bound };
}

/** Parents are paid a share of their net: more of a small one, and some more for further children. */
const SHARE = 0.67;
const SMALL = 1_000 * EURO;
const LEAST_PAID = 300 * EURO;
const MOST_PAID = 1_800 * EURO;
const FOR_SIBLINGS = 1.1;
const LEAST_FOR_SIBLINGS = 75 * EURO;

function mostForParents(reading: ReadingOf<'fiscal_document'>): Bounded | null {
  const [found, net] = [numberIn(reading, 'net_monthly'), numberIn(reading, 'net_before')];
  if (found === null || net === null || net <= 0) return null;
  const share = Math.min(1, SHARE + (Math.max(0, SMALL - net) / (2 * EURO)) * 0.001);
  const paid = Math.min(MOST_PAID, Math.max(LEAST_PAID, net * share));
  const bound = Math.round(Math.max(paid * FOR_SIBLINGS, paid + LEAST_FOR_SIBLINGS)) + LEAST_PAID;
  return { field: 'net_monthly', beside: 'net_before', bound, found, fits: found <= bound };
}

function boundsOf(reading: ReadingOf<'fiscal_document'>): readonly (Bounded | null)[] {
  if (reading.type === 'cu') return [leastTax(reading)];
  // What was earned by working is one of the incomes that the total adds up.
  if (reading.type === 'modello_730')
    return [noMoreThan(reading, 'employment_income', 'total_income'), tariffOn(reading)];
  if (reading.type === 'alg_bescheid') return [mostBenefit(reading), mostOfMonth(reading)];
  if (reading.type === 'elterngeld_bescheid') return [mostForParents(reading)];
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
