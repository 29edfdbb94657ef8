import type { Month } from '../../coverage/month.ts';
import type { Reading } from '../../documents/reading.ts';
import { numberIn, textIn } from '../fields.ts';
import type { PaperSet } from '../kept-paper.ts';
import { readPapersOf } from '../read-papers.ts';

/** A payslip as far as other papers can bear it out. */
export interface Slip {
  readonly paper: string;
  readonly reading: Reading<'payslip'>;
  readonly month: Month | null;
  readonly employer: string | null;
  /** Cents that should reach the account. */
  readonly paid: number | null;
  readonly isOrdinary: boolean;
}

const keyOf = ({ month, employer, paid }: Slip): string => [month, employer, paid].join('|');

/** All payslips, oldest first; one that was handed in twice counts once. */
export function slipsIn(set: PaperSet): Slip[] {
  const slips = readPapersOf(set, 'payslip').map(({ paper, reading }): Slip => {
    const kind = textIn(reading, 'kind');
    return {
      paper: paper.id,
      reading,
      month: textIn(reading, 'period'),
      employer: textIn(reading, 'employer_name'),
      paid: numberIn(reading, 'paid_amount') ?? numberIn(reading, 'net'),
      isOrdinary: kind === null || kind === 'ordinary',
    };
  });
  const keys = slips.map(keyOf);
  return slips
    .filter((slip, place) => slip.month === null || slip.paid === null || keys.indexOf(keyOf(slip)) === place)
    .toSorted((a, b) => ((a.month ?? '') < (b.month ?? '') ? -1 : 1));
}

/** The slip that says most about today. */
export const newestSlip = (slips: readonly Slip[]): Slip | null =>
  slips.findLast(({ month }) => month !== null) ?? null;
