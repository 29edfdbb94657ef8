import type { Reading } from '@vesta/engine/documents/reading';
import { textIn } from '@vesta/engine/papers/fields';

/** By then the yearly papers of the year before have been handed out. */
const HANDED_OUT_BY_MONTH = 4;

/**
 * Whether the job of a payslip began after the last year for which an employer has handed out a yearly paper: there is
 * none of this job then, and perhaps none at all.
 */
export const isInFirstYear = (readings: readonly Reading[]): boolean =>
  readings.some((reading) => {
    const period = reading.kind === 'payslip' ? textIn(reading, 'period') : null;
    const hired = textIn(reading, 'hire_date');
    if (period === null || hired === null) return false;
    const year = Number(period.slice(0, 4));
    const isHandedOut = Number(period.slice(5, 7)) >= HANDED_OUT_BY_MONTH;
    return hired.slice(0, 7) <= period && Number(hired.slice(0, 4)) >= (isHandedOut ? year : year - 1);
  });
