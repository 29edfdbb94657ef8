import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { ReadingOf } from '../documents/reading.ts';
import { dayIn, numberIn } from './fields.ts';

/** The last day of a benefit: as printed, else by its first day and its length. */
export function benefitEnd(reading: ReadingOf<'fiscal_document'>): Day | null {
  const [printed, start] = [dayIn(reading, 'benefit_end'), dayIn(reading, 'benefit_start')];
  const days = numberIn(reading, 'benefit_days');
  return printed ?? (start && days !== null ? addDays(start, days - 1) : null);
}
