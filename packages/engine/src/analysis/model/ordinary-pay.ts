import { medianOf } from '../../transactions/median.ts';
import { divided, sumOf } from './cents.ts';
import { constants } from './constants.ts';

export interface OrdinaryPay {
  readonly net: number;
  readonly isVariable: boolean;
  /** The bank's median where papers and bank differ too much and it is the lower one. */
  readonly usesBank: boolean;
  readonly differs: boolean;
}

const middle = (values: readonly number[]): number => Math.floor(medianOf([...values]));

/** The middle of the last nets; the lowest two averaged where they go up and down. */
function usualOf(nets: readonly number[]): { net: number; isVariable: boolean } {
  const sorted = nets.toSorted((a, b) => a - b);
  const [lowest = 0, second = lowest] = sorted;
  const median = middle(nets);
  const spread = (sorted.at(-1) ?? 0) - lowest;
  const isVariable = nets.length > 2 && spread * 100 > median * constants.VARIABLE_PERCENT;
  return { net: isVariable ? divided(lowest + second, 2) : median, isVariable };
}

/** Whether two amounts are further apart than papers and bank may be. */
export const isFarFrom = (amount: number, other: number): boolean =>
  Math.abs(amount - other) * 100 > Math.max(amount, other) * constants.MISMATCH_PERCENT;

/**
 * The ordinary net of a month: from the last payslips, or from the bank where that shows less. `paper` and `bank` are
 * nets without one-offs, newest last; an empty list is not known. Null where neither is.
 */
export function ordinaryPay(paper: readonly number[], bank: readonly number[]): OrdinaryPay | null {
  const counted = paper.slice(-constants.PAYSLIPS_COUNTED);
  const seen = bank.slice(-constants.PAYSLIPS_COUNTED);
  if (counted.length === 0 && seen.length === 0) return null;
  if (counted.length === 0) return { ...usualOf(seen), usesBank: true, differs: false };
  const told = usualOf(counted);
  if (seen.length === 0) return { ...told, usesBank: false, differs: false };
  const shown = usualOf(seen);
  const differs = isFarFrom(told.net, shown.net);
  const usesBank = differs && shown.net < told.net;
  return { ...(usesBank ? shown : told), usesBank, differs };
}

export const averageOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : divided(sumOf(values), values.length);
