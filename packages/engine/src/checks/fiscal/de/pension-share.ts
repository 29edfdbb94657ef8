import { daysBetween } from '@vesta/domain/dates/add-days';
import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import type { ReadingOf } from '../../../documents/reading.ts';
import { dayIn, isPictured, numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

const DAYS = 365;
const SLACK = 0.01;
const MONTHS = 12;
const PAYMENTS = 13;
const PERCENT = 100;

function shareOfYear(reading: ReadingOf<'fiscal_document'>): number {
  const [start, end] = [dayIn(reading, 'period_start'), dayIn(reading, 'period_end')];
  const days = start && end ? daysBetween(start, end) : null;
  return days === null ? 1 : Math.min(1, (days + 1) / DAYS);
}

/** What a month with an extra payment has above the ceiling; how much of it is insured depends on the month. */
const aboveCeiling = (year: number, ceiling: number): number =>
  Math.max(0, Math.round((2 * year) / PAYMENTS) - ceiling);

/**
 * The pension scheme takes a fixed share of the pay up to a ceiling, and the certificate tells both. Pay above it is
 * common, and so is more than the share: not everything that is insured is taxed. Less than the share is not.
 */
export const certificatePensionShare: Rule<ReadPaper<'fiscal_document'>, 'R_DE_LSTB_PENSION_SHARE'> = {
  id: 'R_DE_LSTB_PENSION_SHARE',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper }) => {
    if (reading.type !== 'lohnsteuerbescheinigung') return null;
    const [gross, paid, year] = [
      numberIn(reading, 'gross_wage'),
      numberIn(reading, 'pension_employee'),
      numberIn(reading, 'tax_year'),
    ];
    const rules = year === null ? null : germanPayRules(year);
    if (gross === null || paid === null || !paid || !rules) return inconclusive([placeOf(reading, 'pension_employee')]);
    const share = shareOfYear(reading);
    const { pension, pensionCeiling } = rules.insurance;
    const ceiling = pensionCeiling * 100;
    const insured = Math.min(gross - aboveCeiling(gross / share, ceiling), Math.round(ceiling * MONTHS * share));
    const due = Math.round((insured * pension) / PERCENT);
    const working = [placeOf(reading, 'gross_wage'), placeOf(reading, 'pension_employee', { expected: due })];
    if (paid >= due * (1 - SLACK)) return passed(working);
    // In the graded band the employee pays less on purpose.
    if (gross <= rules.midijob * MONTHS * 100 * share || isPictured(paper, reading)) return inconclusive(working);
    return failed(working, { data: { expected: due, found: paid } });
  },
};
