import type { PaperSet } from '../../papers/kept-paper.ts';

/** Whether one of the papers that are nothing else is the receipt of a renewal. */
export const hasRenewalReceipt = ({ papers }: PaperSet): boolean =>
  papers.some(({ readings, notes }) => notes.isRenewalReceipt && readings.every(({ kind }) => kind === 'other'));
