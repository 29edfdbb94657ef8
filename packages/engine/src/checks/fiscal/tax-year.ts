import type { Day } from '@vesta/domain/dates/day';
import { dayIn, numberIn } from '../../papers/fields.ts';
import { lastDayOf, shiftMonths } from '../../papers/months.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** A year and a half after the end of the year that it tells of. */
export const FISCAL_MAX_AGE_MONTHS = 18;

/** Returns that an adviser makes are due two months into the third year: until then the one before is the newest. */
const ASSESSED_MAX_AGE_MONTHS = 26;

/** A tax office may take two years for an assessment: the one it has just made is the newest that there is. */
const FRESH_MONTHS = 12;
const OLDEST_ASSESSED = 3;

function isNewestAssessment({ reading }: ReadPaper<'fiscal_document'>, year: number, today: Day): boolean {
  const issued = reading.type === 'est_bescheid' ? dayIn(reading, 'issue_date') : null;
  if (issued === null || issued > today || year < Number(today.slice(0, 4)) - OLDEST_ASSESSED) return false;
  return shiftMonths(issued, FRESH_MONTHS) >= today;
}

/** Letters about benefits tell of no year of income; their days are looked at elsewhere. */
const withoutYear = ['naspi', 'pension_notice', 'alg_bescheid', 'elterngeld_bescheid'];

export const taxYear: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_YEAR'> = {
  id: 'R_TAX_YEAR',
  chapter: 'fiscal',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'tax_declaration_old', source: 'fiscal', except: ['future'] }],
    leavesOut: { reason: 'too_old' },
    answers: ['document.valid'],
  },
  reads: [],
  judge: (paper, { today }) => {
    const { reading } = paper;
    if (withoutYear.includes(reading.type)) return null;
    const year = numberIn(reading, 'tax_year');
    const oldest = Number(today.slice(0, 4)) - 1;
    const working = [placeOf(reading, 'tax_year', { expected: oldest })];
    if (year === null) return inconclusive(working);
    const data = { year };
    const isRunning = reading.type === 'bwa' || reading.type === 'euer';
    const current = Number(today.slice(0, 4));
    if (year > current) return failed(working, { variant: 'future', data });
    // Whoever left a job gets the certificate of the running year at once.
    if (year === current) return isRunning ? passed(working, { data }) : inconclusive(working);
    const age = reading.type === 'est_bescheid' ? ASSESSED_MAX_AGE_MONTHS : FISCAL_MAX_AGE_MONTHS;
    const until = shiftMonths(lastDayOf(`${year}-12`), age);
    return today <= until || isNewestAssessment(paper, year, today)
      ? passed(working, { data })
      : failed(working, { data });
  },
};
