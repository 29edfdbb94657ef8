import type { NumberField } from '@vesta/domain/papers/schema';
import { numberIn, textIn } from '../../papers/fields.ts';
import { addMonths, yearOfMonth } from '../../papers/months.ts';
import { isOrdinary, monthOf, papersOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import type { Slips } from './slips.ts';

/** What the running total of the pay may grow by: Italian slips tell that of the insured pay, or of all pay. */
const paysOf: Readonly<Record<string, readonly NumberField<'payslip'>[]>> = {
  IT: ['social_gross', 'gross'],
  DE: ['gross'],
};
/** Bases are rounded to whole euros before they are added up. */
const ROUNDING = 200;

type YearComparison = 'same' | 'less' | 'more';

interface Step {
  readonly later: ReadPaper<'payslip'>;
  readonly earlier: ReadPaper<'payslip'>;
  readonly verdict: YearComparison;
  readonly expected: number;
  readonly found: number;
  /** The value of the month, and what the totals say that it was. */
  readonly month: { readonly field: NumberField<'payslip'>; readonly grown: number };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** All that was paid in a month, the thirteenth pay with it. */
function paidIn(slips: readonly ReadPaper<'payslip'>[], month: string, field: NumberField<'payslip'>): number | null {
  const values = slips.filter((slip) => monthOf(slip) === month).map(({ reading }) => numberIn(reading, field));
  return values.every((value) => value !== null) ? sum(values.flatMap((value) => value ?? [])) : null;
}

/** The slip of the month before, of the same employer and year. */
function earlierOf(
  slips: readonly ReadPaper<'payslip'>[],
  later: ReadPaper<'payslip'>,
): ReadPaper<'payslip'> | undefined {
  const month = monthOf(later);
  if (!month) return undefined;
  return slips.find(
    (slip) =>
      isOrdinary(slip) &&
      monthOf(slip) === addMonths(month, -1) &&
      yearOfMonth(month) === yearOfMonth(monthOf(slip) ?? '') &&
      textIn(slip.reading, 'employer_name') === textIn(later.reading, 'employer_name'),
  );
}

function stepOf(slips: readonly ReadPaper<'payslip'>[], later: ReadPaper<'payslip'>): Step | null {
  const month = monthOf(later);
  const total = numberIn(later.reading, 'ytd_gross');
  if (!month || total === null) return null;
  const earlier = earlierOf(slips, later);
  const before = earlier ? numberIn(earlier.reading, 'ytd_gross') : null;
  const pays = (paysOf[later.reading.country ?? ''] ?? []).flatMap((field) => {
    const own = numberIn(later.reading, field);
    return own === null ? [] : [{ field, own, whole: paidIn(slips, month, field) }];
  });
  if (!earlier || before === null || pays.length === 0) return null;
  const grown = total - before;
  const near = (value: number | null): boolean => value !== null && Math.abs(grown - value) <= ROUNDING;
  // The one that comes closest is the one that is added up.
  const [pay] = pays.toSorted((a, b) => Math.abs(grown - a.own) - Math.abs(grown - b.own));
  if (!pay) return null;
  const { field, own, whole } = pay;
  const verdict = near(own) || near(whole) ? 'same' : grown < own ? 'less' : 'more';
  return { later, earlier, verdict, expected: before + own, found: total, month: { field, grown } };
}

/** A slip between two others that could be compared, or behind them, and could not be itself: a total was not read. */
const leavesOut = (slips: readonly ReadPaper<'payslip'>[], steps: readonly Step[]): boolean =>
  slips
    .filter((slip) => isOrdinary(slip) && earlierOf(slips, slip))
    .some((slip) => steps.every(({ later }) => later !== slip));

/** Months in which a thirteenth or fourteenth pay, or a bonus, often has a slip of its own. */
const monthsOfExtraPay: readonly number[] = [6, 7, 11, 12];
/** Growth beyond the pay of the month, in hundredths of it, from which somebody should ask what else was paid. */
const MUCH_MORE = 10;

/**
 * A total that grew by clearly more than its month, beside others that grew by theirs: what is added up is understood, and
 * this slip and the one before it do not follow from each other.
 */
const leaps = ({ verdict, expected, found, later, month: { grown } }: Step): boolean =>
  verdict === 'more' &&
  !monthsOfExtraPay.includes(Number(monthOf(later)?.slice(5))) &&
  found - expected > ((grown - (found - expected)) * MUCH_MORE) / 100;

const placesOf = ({ later, earlier, expected, month: { field, grown } }: Step) => [
  placeOf(later.reading, 'ytd_gross', { expected, paper: later.paper.id }),
  placeOf(later.reading, field, { expected: grown, paper: later.paper.id }),
  placeOf(earlier.reading, 'ytd_gross', { paper: earlier.paper.id }),
];

/**
 * From slip to slip the year's total grows by what the month brought. If it grew by less, the month on paper is higher
 * than the one that was reckoned; if by more, there may be a slip that was not handed in.
 */
export const yearToDate: Rule<Slips, 'R_PAYSLIP_YTD_PROGRESSION'> = {
  id: 'R_PAYSLIP_YTD_PROGRESSION',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: ({ slips }) => {
    const steps = slips.filter(isOrdinary).flatMap((slip) => stepOf(slips, slip) ?? []);
    const short = steps.find(({ verdict }) => verdict === 'less');
    if (short)
      return failed(placesOf(short), {
        papers: papersOf([short.later, short.earlier]),
        data: { expected: short.expected, found: short.found, month: monthOf(short.later) ?? '' },
      });
    const leap = steps.some(({ verdict }) => verdict === 'same') ? steps.find(leaps) : undefined;
    if (leap)
      return failed(placesOf(leap), {
        level: 'warning',
        variant: 'more',
        papers: papersOf([leap.later, leap.earlier]),
        data: { expected: leap.expected, found: leap.found, month: monthOf(leap.later) ?? '' },
      });
    const working = steps.flatMap(placesOf);
    const isWhole = steps.length > 0 && steps.every(({ verdict }) => verdict === 'same');
    return isWhole && !leavesOut(slips, steps) ? passed(working) : inconclusive(working);
  },
};
