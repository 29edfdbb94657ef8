import type { NumberField } from '@vesta/domain/papers/schema';
import { dayIn, isPictured, numberIn } from '../../papers/fields.ts';
import { numberOfMonth, yearOfMonth } from '../../papers/months.ts';
import { isOrdinary, monthOf, oneOffsOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';

/** How many months of its year a slip must have paid, and how many equal ones its total holds. */
export interface MonthsInTotal {
  readonly field: NumberField<'payslip'>;
  readonly paid: number;
  readonly held: number;
  /** Nobody says since when the job is paid: it may have begun in this year. */
  readonly isBeginUnknown?: boolean;
}

/** What the year's total may grow by: Italian slips tell that of the insured pay, or of all pay. */
const paysOf: Readonly<Record<string, readonly NumberField<'payslip'>[]>> = {
  IT: ['social_gross', 'gross'],
  DE: ['gross'],
};
/** Paid out with the pay and mostly no part of it. */
const besidePay = ['expenses', 'travel'];
/** Bases are rounded to whole euros before they are added up. */
const ROUNDING = 200;

/** Of a month's pay: what must be missing from the year before a month is, and what an earlier month may have had more. */
const MISSING = 0.25;
const LITTLE = 0.5;
/** No tariff takes more than this of what comes on top. */
const HIGHEST_RATE = 0.5;
const CLEARLY = 1.02;

/** Months from January, or from the first day of the job, to the month of the slip; null where that is not known. */
export function monthsPaid(slip: ReadPaper<'payslip'>): number | null {
  const [month, hired] = [monthOf(slip), dayIn(slip.reading, 'hire_date')];
  if (!month || !hired) return null;
  const year = String(yearOfMonth(month));
  if (hired < `${year}-01-02`) return numberOfMonth(month);
  const isFirst = hired.endsWith('-01') && hired.slice(0, 7) <= month;
  return isFirst ? numberOfMonth(month) - numberOfMonth(hired.slice(0, 7)) + 1 : null;
}

/** What the tax of a month and of the year are told of, by country. */
const taxedBy: Readonly<Record<string, readonly NumberField<'payslip'>[]>> = {
  IT: ['taxable', 'ytd_taxable', 'income_tax', 'ytd_tax'],
  DE: ['gross', 'ytd_gross', 'wage_tax', 'ytd_tax'],
};

const followers: readonly (readonly [NumberField<'payslip'>, NumberField<'payslip'>])[] = [
  ['wage_tax', 'ytd_tax'],
  ['income_tax', 'ytd_tax'],
  ['taxable', 'ytd_taxable'],
];

/** Whether a second total of the year is that of this month as many times over. */
const isBorneOut = ({ reading }: ReadPaper<'payslip'>, held: number): boolean =>
  followers.some(([month, year]) => {
    const [own, total] = [numberIn(reading, month) ?? 0, numberIn(reading, year) ?? 0];
    return own > 0 && Math.abs(total - held * own) <= 1;
  });

/**
 * Totals of one month fewer, though another month had a little more: what lies above the fewer months was taxed as an
 * addition is, more than pay itself. A lower pay in earlier months, which the total alone would not tell apart, was taxed
 * less.
 */
function holdsOneFewer({ reading }: ReadPaper<'payslip'>, paid: number): boolean {
  const fields = taxedBy[reading.country ?? ''] ?? [];
  const [pay, total, tax, taxes] = fields.map((name) => numberIn(reading, name));
  if (!pay || !total || !tax || !taxes || paid < 3) return false;
  const held = paid - 1;
  const [more, taxed] = [total - held * pay, taxes - held * tax];
  const isShort = total < (paid - MISSING) * pay && more >= 0 && more < LITTLE * pay;
  return isShort && taxed * pay > more * tax * CLEARLY && taxed <= more * HIGHEST_RATE;
}

/** Fewer months of a year have little to go by, and somebody may have been away for one of them. */
const FEWEST_PAID = 4;
const AWAY = 1.5;

/** Whether a total lacks more than a month of the pay that the slip prints, for somebody who was there all year. */
const holdsFarFewer = (total: number, pay: number, paid: number): boolean =>
  paid >= FEWEST_PAID && pay > 0 && total < (paid - AWAY) * pay;

/** How many months a total holds, this one with it, and whether that comes out even; none where a month is paid nothing. */
function countMonths(before: number, usual: number): { readonly held: number; readonly isWhole: boolean } {
  if (usual <= 0) return { held: 0, isWhole: false };
  const held = 1 + Math.max(0, Math.round(before / usual));
  return { held, isWhole: Math.abs(before - (held - 1) * usual) <= ROUNDING };
}

/**
 * A total that is this month's pay to the euro so many times over tells how many months it holds. Fewer than the year
 * has had so far, or in January more than one, and the slip is that of another month. Pay that varies tells nothing, unless tax does.
 */
export function wrongMonths(slip: ReadPaper<'payslip'>): MonthsInTotal | null {
  const { reading } = slip;
  const pays = (paysOf[reading.country ?? ''] ?? []).filter((field) => numberIn(reading, field) !== null);
  // Where one of the two pays comes out, that is the one that was added up.
  const found = pays.map((field) => wrongMonthsOf(slip, field));
  return found.every((one) => one !== null) ? (found[0] ?? null) : null;
}

function wrongMonthsOf(slip: ReadPaper<'payslip'>, field: NumberField<'payslip'>): MonthsInTotal | null {
  const { reading, paper } = slip;
  const [total, own] = [numberIn(reading, 'ytd_gross'), numberIn(reading, field)];
  const isBeginUnknown = dayIn(reading, 'hire_date') === null;
  const paid = isBeginUnknown ? numberOfMonth(monthOf(slip) ?? '') : monthsPaid(slip);
  if (!total || !own || own < 0 || !paid) return null;
  if (isPictured(paper, reading)) return null;
  // A thirteenth pay comes at the end of a year: in January its total is that of the year before.
  if (!isOrdinary(slip)) {
    const held = Math.round(total / own);
    return !isBeginUnknown && paid === 1 && held > 2 ? { field, paid, held } : null;
  }
  const all = oneOffsOf(slip).reduce((sum, { amount }) => sum + amount, 0);
  const beside = oneOffsOf(slip)
    .filter(({ kind }) => besidePay.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
  // The months before were paid without what comes once in this one; expenses may stand beside the pay or in it.
  const counts = [all, all - beside].map((once) => countMonths(total - own, own - once));
  const { held, isWhole } = counts.find((count) => count.isWhole) ?? counts[0] ?? { held: 0, isWhole: false };
  if (held === 0) return null;
  // In January the year has brought nothing yet but this month, however pay may vary.
  const isJanuary = numberOfMonth(monthOf(slip) ?? '') === 1;
  const isWrong = (isWhole && (held < paid || (paid === 1 && held > 1))) || (isJanuary && held > 1);
  if (isBeginUnknown && !isJanuary)
    return isWrong && isBorneOut(slip, held) ? { field, paid, held, isBeginUnknown } : null;
  if (isWrong) return { field, paid, held };
  const least = Math.min(own - all, numberIn(reading, 'contractual_gross') ?? own);
  if (holdsFarFewer(total, least, paid)) return { field, paid, held: Math.round(total / least) };
  return all === 0 && holdsOneFewer(slip, paid) ? { field, paid, held: paid - 1 } : null;
}
