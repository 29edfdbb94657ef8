import type { Limit } from '@vesta/domain/report/explain';
import { wholeEuros } from './cents.ts';
import { constants } from './constants.ts';

export interface Purse {
  /** Weighed income, commitments and living minimum of everybody who pays, in cents a month. */
  readonly income: number;
  readonly commitments: number;
  readonly living: number;
}

interface Limits {
  /** In hundredths of a cent. */
  readonly ratio: number;
  readonly debt: number;
  readonly residual: number;
}

const limitsAt = (share: number, { income, commitments, living }: Purse): Limits => ({
  ratio: share * income,
  debt: (share + constants.DEBT_ROOM) * income - 100 * commitments,
  residual: 100 * (income - commitments - living),
});

const smallest = ({ ratio, debt, residual }: Limits): number => Math.max(0, Math.min(ratio, debt, residual));

/** Rent in cents of whole euros at a share of income. */
export const capacityAt = (share: number, purse: Purse): number => wholeEuros(smallest(limitsAt(share, purse)));

export interface RentCapacity {
  readonly min: number;
  readonly value: number;
  readonly max: number;
  /** The three limits behind the recommended value; one of them binds. */
  readonly limits: readonly Limit[];
}

export function rentCapacity(purse: Purse): RentCapacity {
  const at = limitsAt(constants.RENT_SHARE, purse);
  const lowest = Math.min(at.ratio, at.debt, at.residual);
  const names = ['ratio', 'debt', 'residual'] as const;
  const binding = names.find((name) => at[name] === lowest);
  return {
    min: capacityAt(constants.RENT_SHARE_MIN, purse),
    value: capacityAt(constants.RENT_SHARE, purse),
    max: capacityAt(constants.RENT_SHARE_MAX, purse),
    limits: names.map((name) => ({
      name,
      cents: Math.floor(at[name] / 100),
      binding: name === binding,
    })),
  };
}
