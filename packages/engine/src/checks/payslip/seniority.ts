import { dayIn } from '../../papers/fields.ts';
import { addMonths, fullMonthsBetween } from '../../papers/months.ts';
import { monthOf } from '../../papers/pay/slips-by-month.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { newestOf, type Slips } from './slips.ts';

const LEAST_MONTHS = 6;

/** How long the job has been held by the end of the newest slip; an older date of seniority counts. */
export const seniority: Rule<Slips, 'R_PAYSLIP_START_DATE_SENIORITY'> = {
  id: 'R_PAYSLIP_START_DATE_SENIORITY',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.seniority'],
    tells: 'seniority',
  },
  reads: [],
  judge: (subject) => {
    const newest = newestOf(subject);
    const month = newest ? monthOf(newest) : null;
    if (!newest) return null;
    const dates = [dayIn(newest.reading, 'hire_date'), dayIn(newest.reading, 'seniority_date')];
    const [start] = dates.filter((day) => day !== null).sort();
    const working = [placeOf(newest.reading, 'hire_date', { paper: newest.paper.id })];
    const held = start && month ? fullMonthsBetween(start, `${addMonths(month, 1)}-01`) : null;
    if (!start || held === null) return inconclusive(working);
    if (held < 0) return failed(working, { variant: 'after_period', data: { months: held, start } });
    const data = { months: held, start };
    return held >= LEAST_MONTHS ? passed(working, { data }) : failed(working, { data });
  },
};
