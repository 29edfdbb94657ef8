import type { Confirmation, Reading } from '../../../documents/reading.ts';
import { areBorneOut } from './borne-out.ts';
import type { Sign } from './signs.ts';

/** What a paper is worth as an original, and why not. */
export const originalities = ['original', 'remark', 'warning', 'other', 'fraud'] as const;
export type Originality = (typeof originalities)[number];

/** Sums that come out on every genuine paper: where one does not, something was changed or misread. */
const sums = [
  'payslip_net',
  'payslip_payout',
  'statement_balance',
  'statement_running_balance',
  'statement_totals',
] as const;

export const failedSums = (readings: readonly Reading[]): readonly Confirmation[] =>
  readings.flatMap(({ confirmations }) =>
    confirmations.filter(({ rule, outcome }) => outcome === 'failed' && sums.some((sum) => sum === rule)),
  );

const SEVERAL = 3;

/** People write papers of their own in office programs, and those add up oddly: no second witness. */
const bears = ({ strength, judgement }: Sign): boolean => strength === 'medium' && judgement.variant !== 'office';

/** Saved anew days later, under the name of the program that made it: a date, but one that nothing innocent explains. */
const isSilentSaving = ({ judgement }: Sign): boolean => judgement.variant === 'unexplained';

/**
 * Programs that save what they are given have a reason to date it anew, but none to write the words of a page and keep
 * the rest: beside print of another hand any later day says that it was not the issuer's.
 */
const isLaterHand = (signs: readonly Sign[]): boolean =>
  signs.some(({ strength, judgement }) => strength === 'strong' && judgement.variant === 'rewritten') &&
  signs.some(({ rule }) => rule === 'R_PDF_MODDATE_AFTER_CREATE');

/**
 * Weighs signs together. One strong sign needs a second witness, another sign, a silent saving or a sum that fails,
 * before anybody speaks of tampering. A plain trace of a hand needs a sum that fails although the reader could follow
 * the paper, another trace in the same place, or the name of an editor. Several small ones together are worth a look, a
 * single small one is a remark.
 */
export function weigh(signs: readonly Sign[], sumsFailed: number, sumsFollowed = sumsFailed): Originality {
  const count = (strength: Sign['strength']): number => signs.filter((sign) => sign.strength === strength).length;
  const [strong, medium, weak] = [count('strong'), count('medium'), count('weak')];
  const isWitnessed = strong + medium > 1 || sumsFailed > 0 || signs.some(isSilentSaving) || isLaterHand(signs);
  if (strong > 0) return isWitnessed ? 'fraud' : 'other';
  if ((sumsFollowed > 0 && signs.some(bears)) || areBorneOut(signs)) return 'fraud';
  if (medium > 0 || weak >= SEVERAL) return 'warning';
  return weak > 0 ? 'remark' : 'original';
}
