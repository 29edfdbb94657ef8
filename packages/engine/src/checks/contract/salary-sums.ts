import type { Rule } from '../rule.ts';
import { numberIn, placeOf, textIn } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';

/** Payments a year that employers agree on. */
const FEWEST = 12;
const MOST = 16;
const SLACK = 0.004;

/** A contract that tells pay by the month and by the year means one pay. */
export const contractSalarySums: Rule<ReadPaper> = {
  id: 'R_CONTRACT_SALARY_SUMS',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }) => {
    const [month, year] = [numberIn(reading, 'monthly_gross'), numberIn(reading, 'gross_income')];
    if (!month || !year || !isPrintedTwice(reading)) return null;
    const times = year / month;
    const count = Math.round(times);
    const told = numberIn(reading, 'paychecks_per_year');
    const working = [
      placeOf(reading, 'monthly_gross'),
      placeOf(reading, 'gross_income', { expected: month * (told ?? count) }),
    ];
    const isWhole = Math.abs(times - count) <= count * SLACK && count >= FEWEST && count <= MOST;
    if (isWhole) return passed(working);
    // Hours, parts of a year and pay by result are told in words that nobody has weighed.
    if (times < FEWEST * (1 - SLACK) || textIn(reading, 'salary_period') === 'hour') return inconclusive(working);
    return failed(working, { data: { month, year } });
  },
};

/** One reckoned from the other stands where that one stands, and proves nothing. */
function isPrintedTwice({ fields }: ReadPaper['reading']): boolean {
  const [month, year] = [fields.monthly_gross, fields.gross_income];
  return Boolean(month && year && month.raw !== year.raw);
}
