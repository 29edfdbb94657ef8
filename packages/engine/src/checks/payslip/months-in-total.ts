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
}

/** The month's value that the year's total grows by, by country. */
const grossOf: Readonly<Record<string, NumberField<'payslip'>>> = { IT: 'social_gross', DE: 'gross' };
/** Bases are rounded to whole euros before they are added up. */
const ROUNDING = 200;

/** Months from January, or from the first day of the job, to the month of the slip; null where that is not known. */
function monthsPaid(slip: ReadPaper<'payslip'>): number | null {
  const [month, hired] = [monthOf(slip), dayIn(slip.reading, 'hire_date')];
  if (!month || !hired) return null;
  const year = String(yearOfMonth(month));
  if (hired < `${year}-01-02`) return numberOfMonth(month);
  const isFirst = hired.endsWith('-01') && hired.slice(0, 7) <= month;
  return isFirst ? numberOfMonth(month) - numberOfMonth(hired.slice(0, 7)) + 1 : null;
}

/**
 * A total that is this month's pay to the euro so many times over tells how many months it holds. Fewer than the year
 * has had so far, or in January more than one, and the slip is that of another month. Pay that varies tells nothing.
 */
export function wrongMonths(slip: ReadPaper<'payslip'>): MonthsInTotal | null {
  const { reading, paper } = slip;
  const field = grossOf[reading.country ?? ''];
  const [total, own, paid] = [
    numberIn(reading, 'ytd_gross'),
    field ? numberIn(reading, field) : null,
    monthsPaid(slip),
  ];
  if (!field || !total || !own || own < 0 || paid === null) return null;
  if (!isOrdinary(slip) || isPictured(paper, reading)) return null;
  // The months before were paid without what comes once in this one.
  const once = oneOffsOf(slip).reduce((sum, { amount }) => sum + amount, 0);
  const [usual, before] = [own - once, total - own];
  if (usual <= 0) return null;
  const held = 1 + Math.max(0, Math.round(before / usual));
  const isWhole = Math.abs(before - (held - 1) * usual) <= ROUNDING;
  // In January the year has brought nothing yet but this month, however pay may vary.
  const isJanuary = numberOfMonth(monthOf(slip) ?? '') === 1;
  const isWrong = (isWhole && held > 0 && (held < paid || (paid === 1 && held > 1))) || (isJanuary && held > 1);
  return isWrong ? { field, paid, held } : null;
}
