import type { Day } from '@vesta/domain/dates/day';
import type { PdfDate } from '../../../evidence/pdf/facts/pdf-date.ts';

const HOUR = 3_600_000;
export const DAY_LENGTH = 24 * HOUR;

/** The day that the writer's clock showed. */
export const dayOfMoment = (date: PdfDate | null): Day | null => date?.at?.slice(0, 10) ?? null;

/** Milliseconds; a moment without a zone is taken as UTC, so differences below a day prove nothing. */
export function instantOf(at: string | null | undefined): number | null {
  if (!at) return null;
  const time = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(at) || at.length <= 10 ? at : `${at}Z`);
  return Number.isNaN(time) ? null : time;
}
