import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { FieldOf } from '@vesta/domain/papers/schema';
import type { Reading } from '../../documents/reading.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile, placeOf } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { dayOfMoment } from './ground/moments.ts';

interface Earliest {
  readonly day: Day;
  readonly field: FieldOf;
}

const earliest = (day: Day | null, field: FieldOf): Earliest | null => (day === null ? null : { day, field });

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Groups of pay of civil servants, judges and professors, who are paid before their month begins. */
const paidAhead = /^(?:Besoldungsgruppe )?[ABCRW] ?\d{1,2}(?!\d)/;
/** Where nobody knows the country's habits; in Germany pay is reckoned within its month. */
const DAYS_AHEAD = 7;
/** Their pay is reckoned in the first half of the month before. */
const DAYS_AHEAD_OF_OFFICE = 25;

/** Hours are counted, and pay of the month before is settled first: nobody there reckons a month in its first days. */
const EARLIEST_IN_ITALY = '12';

/** A group of pay alone is a letter and a figure: who holds an office pays no insurance either. */
function isOfficeHolder(reading: Reading): boolean {
  const contributions = ['pension', 'unemployment', 'social_security_deductions'] as const;
  const isInsured = contributions.some((name) => Boolean(numberIn(reading, name)));
  return reading.country === 'DE' && !isInsured && paidAhead.test(textIn(reading, 'level') ?? '');
}

/** Before this day the paper could not have been made. Salaries are reckoned before the month is over. */
function earliestOf(reading: Reading): Earliest | null {
  if (reading.kind === 'bank_statement') {
    const end = textIn(reading, 'period_end');
    // The night between two days, and clocks of servers elsewhere.
    return end && isDay(end) ? earliest(addDays(end, -1), 'period_end') : null;
  }
  if (reading.kind === 'payslip') {
    const month = textIn(reading, 'period');
    if (!month || !/^\d{4}-\d{2}$/.test(month)) return null;
    // Whoever leaves gets the last slip at once.
    const isLast = textIn(reading, 'end_date')?.startsWith(month) === true;
    if (reading.country === 'IT' && textIn(reading, 'kind') === 'ordinary' && !isLast)
      return earliest(`${month}-${EARLIEST_IN_ITALY}`, 'period');
    const usual = reading.country === 'DE' ? 0 : DAYS_AHEAD;
    const ahead = isOfficeHolder(reading) ? DAYS_AHEAD_OF_OFFICE : usual;
    return earliest(addDays(`${month}-01`, -ahead), 'period');
  }
  const year = reading.fields.tax_year?.value;
  // A pension is told of in advance.
  if (reading.kind !== 'fiscal_document' || reading.type === 'pension_notice' || year === undefined) return null;
  // Who leaves a job gets the year's certificate at once.
  return /^\d{4}$/.test(String(year)) ? { day: `${year}-01-31`, field: 'tax_year' } : null;
}

/** A paper is made after the time that it tells of. Made long after is a copy fetched later, and fine. */
export const pdfDateVersusPeriod: Rule<InspectedPaper, 'R_PDF_DATE_VS_PERIOD'> = {
  id: 'R_PDF_DATE_VS_PERIOD',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf }, readings }) => {
    if (!pdf) return null;
    const made = dayOfMoment(pdf.metadata.created);
    const limits = readings.flatMap((reading) => {
      const earliest = earliestOf(reading);
      return earliest ? [{ reading, ...earliest }] : [];
    });
    if (limits.length === 0) return null;
    if (!made) return inconclusive();
    const early = limits.filter(({ day }) => made < day);
    if (early.length === 0) return passed([ofFile('created', limits[0]?.day ?? null, made)]);
    const working = early.map(({ reading, field }) => placeOf(reading, field));
    return failed([ofFile('created', early[0]?.day ?? null, made), ...working], { data: { created: made } });
  },
};
