import type { NumberField } from '@vesta/domain/papers/schema';
import { isPictured, numberIn } from '../../papers/fields.ts';
import { isOrdinary } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { monthsPaid } from './months-in-total.ts';

/** Bases are rounded to whole euros before they are added up. */
const ROUNDING = 200;
const CENTS = 100;
/** A tax of less tells no share of pay. */
const LEAST_TAX = 2_000;
/** Of a month's pay: how far off a whole number of months a total lies before it is none. */
const NOTICEABLE = 0.02;
/** Fewer months come out even by chance. */
const FEWEST_MONTHS = 3;
/** Taxes at a flat rate are the same share of every pay: steps of half a percent. */
const FLAT_STEP = 0.005;
const FLAT_WIDTH = 0.00005;

interface Pair {
  readonly pay: NumberField<'payslip'>;
  readonly or?: NumberField<'payslip'>;
  readonly total: NumberField<'payslip'>;
}

/** A month's pay and its total of the year, in the order in which they tell most. */
const pairsBy: Readonly<Record<string, readonly Pair[]>> = {
  IT: [
    { pay: 'taxable', total: 'ytd_taxable' },
    // The one that comes out nearer is the one that was added up.
    { pay: 'social_gross', or: 'gross', total: 'ytd_gross' },
  ],
  DE: [
    { pay: 'tax_gross', total: 'ytd_taxable' },
    { pay: 'gross', total: 'ytd_gross' },
  ],
};
const taxBy: Readonly<Record<string, NumberField<'payslip'>>> = { IT: 'income_tax', DE: 'wage_tax' };

interface Sums extends Pair {
  readonly tax: NumberField<'payslip'>;
  readonly month: number;
  readonly year: number;
}

function sumsOf({ reading }: ReadPaper<'payslip'>): readonly Sums[] {
  const tax = taxBy[reading.country ?? ''];
  if (!tax) return [];
  return (pairsBy[reading.country ?? ''] ?? []).flatMap(({ pay, or, total }) => {
    const year = numberIn(reading, total);
    const ways = [pay, ...(or ? [or] : [])].flatMap((name): Sums[] => {
      const month = numberIn(reading, name);
      return month && year && month > 0 && year >= month ? [{ pay: name, total, tax, month, year }] : [];
    });
    return ways.toSorted((a, b) => offWhole(a) - offWhole(b)).slice(0, 1);
  });
}

/** How far off a whole number of these months the total lies, in cents. */
const offWhole = ({ month, year }: Sums): number => Math.abs(year - Math.round(year / month) * month);

const isFlat = (share: number): boolean => Math.abs(share - Math.round(share / FLAT_STEP) * FLAT_STEP) <= FLAT_WIDTH;

/** Pay and tax of the month multiplied by the same number: what is taxed by a scale never keeps its share. */
function isScaled(sums: Sums, tax: number, taxes: number): boolean {
  const months = sums.year / sums.month;
  const isSameShare = Math.abs(taxes - tax * months) <= months / 2 + 1;
  return isSameShare && !isFlat(tax / sums.month) && offWhole(sums) > Math.max(ROUNDING, sums.month * NOTICEABLE);
}

/** The tax of the year is that of this month so many times over, and the pay of the year is not. */
function isUnlike({ month, year }: Sums, tax: number, taxes: number): boolean {
  const months = Math.round(taxes / tax);
  const isWhole = months >= FEWEST_MONTHS && Math.abs(taxes - months * tax) <= 1;
  return isWhole && Math.abs(year - months * month) > Math.max(ROUNDING, month * NOTICEABLE);
}

/** Even months of a pay in whole euros add up to the year, and this one is none of them. */
function isOtherPay({ month, year }: Sums, paid: number | null): boolean {
  if (paid === null || paid < FEWEST_MONTHS || month % CENTS === 0) return false;
  const each = year / paid;
  return each % CENTS === 0 && Math.abs(month - each) > each * NOTICEABLE;
}

/** Fewer months divide many figures, and fewer figures are divided by chance. */
const FEWEST_EQUAL = 5;
const FEWEST_FIGURES = 3;

/**
 * Totals of which every one is so many times the same amount to the cent: of months that were all alike, to which this
 * one does not belong. Round figures are divided by anything and do not count; one that does not come out is no total of
 * equal months.
 */
function areOtherMonths(slip: ReadPaper<'payslip'>, all: readonly Sums[]): boolean {
  const paid = monthsPaid(slip);
  const { reading, paper } = slip;
  if (paid === null || paid < FEWEST_EQUAL) return false;
  const own = Object.values(reading.fields).flatMap((field) => (typeof field?.value === 'number' ? field.value : []));
  // What this month repeats, as above a ceiling, and what is a fixed share of the pay follow whatever the months were.
  const follows = (cents: number): boolean =>
    own.some(
      (value) => cents === value * paid || all.some(({ month, year }) => Math.abs((year * value) / month - cents) <= 1),
    );
  const figures = (paper.notes.yearFigures ?? []).filter(({ page }) => reading.pages.includes(page));
  const told = [...new Set(figures.map(({ cents }) => cents))].filter((cents) => cents > 0 && cents % CENTS !== 0);
  const totals = told
    .filter((cents) => !own.includes(cents) || cents === numberIn(reading, 'ytd_tax'))
    .filter((cents) => !follows(cents));
  const isApart = all.every(({ month, year }) => Math.abs(year - paid * month) > year * NOTICEABLE);
  return isApart && totals.length >= FEWEST_FIGURES && totals.every((cents) => cents % paid === 0);
}

/**
 * The totals of the year against this month: what somebody raised in the month and left in the year. Each has a rare
 * honest reason, such as pay that was taxed apart in an earlier month, so that it is worth a look and no more.
 */
export const yearTotals: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_YEAR_TOTALS'> = {
  id: 'R_PAYSLIP_YEAR_TOTALS',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (!isOrdinary(slip)) return null;
    const all = sumsOf(slip);
    const [first] = all;
    if (!first) return inconclusive();
    const placesOf = ({ pay, total, tax }: Sums) =>
      ([pay, total, tax, 'ytd_tax'] as const).map((name) => placeOf(reading, name));
    if (isPictured(paper, reading)) return inconclusive(placesOf(first));
    const [tax, taxes] = [numberIn(reading, first.tax) ?? 0, numberIn(reading, 'ytd_tax') ?? 0];
    const taxed = tax >= LEAST_TAX && taxes >= tax ? all : [];
    const scaled = taxed.find((sums) => isScaled(sums, tax, taxes));
    if (scaled) return failed(placesOf(scaled));
    const unlike = taxed.find((sums) => isUnlike(sums, tax, taxes));
    if (unlike) return failed(placesOf(unlike), { variant: 'unlike', data: { months: Math.round(taxes / tax) } });
    if (areOtherMonths(slip, all))
      return failed(placesOf(first), {
        variant: 'other_pay',
        data: { each: Math.round(first.year / (monthsPaid(slip) ?? 1)) },
      });
    const other = all.find((sums) => sums.pay !== 'taxable' && isOtherPay(sums, monthsPaid(slip)));
    if (other)
      return failed([placeOf(reading, other.pay), placeOf(reading, other.total)], {
        variant: 'other_pay',
        data: { each: Math.round(other.year / (monthsPaid(slip) ?? 1)) },
      });
    return passed(placesOf(first));
  },
};
