import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../../documents/reading.ts';
import type { Rule } from '../rule.ts';
import { dayIn, numberIn, placeOf } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { shiftMonths } from '../run/months.ts';
import type { ReadPaper } from '../run/subjects.ts';
import { FISCAL_MAX_AGE_MONTHS } from './tax-year.ts';

const benefits = ['naspi', 'pension_notice'];

function endOf(reading: Reading): Day | null {
  const [printed, start] = [dayIn(reading, 'benefit_end'), dayIn(reading, 'benefit_start')];
  const days = numberIn(reading, 'benefit_days');
  return printed ?? (start && days !== null ? addDays(start, days - 1) : null);
}

/** A benefit that was granted, has begun and goes on; a pension has no end, but its letter grows old. */
export const benefitValid: Rule<ReadPaper> = {
  id: 'R_TAX_BENEFIT_VALID',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }, { today }) => {
    if (!benefits.includes(reading.type)) return null;
    const [start, end, issued] = [dayIn(reading, 'benefit_start'), endOf(reading), dayIn(reading, 'issue_date')];
    const working = ['benefit_start', 'benefit_end', 'issue_date'].map((name) => placeOf(reading, name));
    if (reading.fields.is_accepted?.value === false) return failed(working, { variant: 'refused' });
    if (start && start > today) return failed(working, { variant: 'not_begun', data: { start } });
    if (end)
      return end < today ? failed(working, { data: { end } }) : passed(working, { variant: 'ends', data: { end } });
    if (reading.type === 'naspi') return inconclusive(working);
    const told = issued ?? start;
    if (!told) return inconclusive(working);
    const isOld = told < shiftMonths(today, -FISCAL_MAX_AGE_MONTHS);
    // The beginning of a pension may lie long ago; only the day of the letter says how old it is.
    if (isOld) return issued ? failed(working, { variant: 'old', data: { issued } }) : inconclusive(working);
    return passed(working);
  },
};
