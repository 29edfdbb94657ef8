import type { Day } from '@vesta/domain/dates/day';
import type { PdfDate } from '../../../evidence/pdf/facts/pdf-date.ts';
import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';

const HOUR = 3_600_000;
export const DAY_LENGTH = 24 * HOUR;

/** Days on which clocks and programs begin to count: whoever writes one of these has not looked at a clock. */
const beginnings = ['1601-01-01', '1904-01-01', '1970-01-01', '1980-01-01', '1999-11-30', '2000-01-01'];

export const isTold = (date: PdfDate | null): date is PdfDate =>
  date !== null && !beginnings.includes(date.at?.slice(0, 10) ?? '');

/** The day that the writer's clock showed. */
export const dayOfMoment = (date: PdfDate | null): Day | null =>
  isTold(date) ? (date.at?.slice(0, 10) ?? null) : null;

/** Milliseconds; a moment without a zone is taken as UTC, so differences below a day prove nothing. */
export function instantOf(at: string | null | undefined): number | null {
  if (!at) return null;
  const time = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(at) || at.length <= 10 ? at : `${at}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Whether a file was saved more than a day after it was made. */
export function isSavedLater({ metadata: { created, modified } }: PdfFacts): boolean {
  const [start, end] = [created, modified].map((moment) => (isTold(moment) ? instantOf(moment.at) : null));
  return start != null && end != null && end > start + DAY_LENGTH;
}
