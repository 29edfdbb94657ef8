import { benefitEnd } from '../../papers/benefit-end.ts';
import { dayIn } from '../../papers/fields.ts';
import { shiftMonths } from '../../papers/months.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { FISCAL_MAX_AGE_MONTHS } from './tax-year.ts';

const ending = ['naspi', 'alg_bescheid', 'elterngeld_bescheid'];
const benefits = [...ending, 'pension_notice'];

/** A benefit that was granted, has begun and goes on; a pension has no end, but its letter grows old. */
export const benefitValid: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_BENEFIT_VALID'> = {
  id: 'R_TAX_BENEFIT_VALID',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }, { today }) => {
    if (!benefits.includes(reading.type)) return null;
    const [start, end, issued] = [dayIn(reading, 'benefit_start'), benefitEnd(reading), dayIn(reading, 'issue_date')];
    const working = (['benefit_start', 'benefit_end', 'issue_date'] as const).map((name) => placeOf(reading, name));
    if (reading.fields.is_accepted?.value === false) return failed(working, { variant: 'refused' });
    if (start && start > today) return failed(working, { variant: 'not_begun', data: { start } });
    if (end)
      return end < today ? failed(working, { data: { end } }) : passed(working, { variant: 'ends', data: { end } });
    if (ending.includes(reading.type)) return inconclusive(working);
    const told = issued ?? start;
    if (!told) return inconclusive(working);
    const isOld = told < shiftMonths(today, -FISCAL_MAX_AGE_MONTHS);
    // The beginning of a pension may lie long ago; only the day of the letter says how old it is.
    if (isOld) return issued ? failed(working, { variant: 'old', data: { issued } }) : inconclusive(working);
    return passed(working);
  },
};
