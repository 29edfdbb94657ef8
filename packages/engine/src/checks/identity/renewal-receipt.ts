import type { PaperSet } from '../subject.ts';

/** Whether one of the papers that are nothing else is the receipt of a renewal. */
export const hasRenewalReceipt = ({ papers }: PaperSet): boolean =>
  papers.some(({ readings, notes }) => notes.isRenewalReceipt && readings.every(({ kind }) => kind === 'other'));
