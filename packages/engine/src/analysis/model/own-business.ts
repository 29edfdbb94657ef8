import type { WeightReason } from '@vesta/domain/report/reasons';
import { percentOf } from './cents.ts';
import { constants } from './constants.ts';
import { averageOf } from './ordinary-pay.ts';

export interface BusinessFacts {
  /** Net a month by the tax return; null without one. */
  readonly returned: number | null;
  /** Business credits of each full month shown. */
  readonly credits: readonly number[];
  /** What the books say is left of a hundred; null where nobody measured. */
  readonly netPercent: number | null;
  readonly monthsActive: number | null;
}

export interface BusinessIncome {
  readonly amount: number;
  /** What the bank shows after costs; null where it shows nothing. */
  readonly banked: number | null;
  readonly percent: number;
  readonly counted: number;
  readonly reason: WeightReason;
  readonly isFalling: boolean;
}

const shareLeft = (measured: number | null): number =>
  measured === null
    ? constants.BUSINESS_NET
    : Math.min(constants.BUSINESS_NET_MOST, Math.max(constants.BUSINESS_NET_LEAST, measured));

function basisOf(
  returned: number | null,
  banked: number | null,
): Pick<BusinessIncome, 'amount' | 'percent' | 'reason'> | null {
  if (returned !== null && banked !== null) {
    return { amount: Math.min(returned, banked), percent: 100, reason: 'tax_return_and_bank' };
  }
  if (banked !== null) return { amount: banked, percent: constants.BANK_ONLY, reason: 'bank_only' };
  if (returned !== null) return { amount: returned, percent: constants.RETURN_ONLY, reason: 'tax_return_only' };
  return null;
}

/** Net of a business a month: the lower of what the tax office and the bank have seen. */
export function businessIncome({ returned, credits, netPercent, monthsActive }: BusinessFacts): BusinessIncome | null {
  const average = averageOf(credits.slice(-constants.BUSINESS_MONTHS));
  const banked = average > 0 ? percentOf(average, shareLeft(netPercent)) : null;
  const basis = basisOf(returned, banked);
  if (!basis || basis.amount < 0) return null;
  const isYoung = monthsActive !== null && monthsActive < constants.YOUNG_ACTIVITY_MONTHS;
  const percent = isYoung ? (basis.percent * constants.YOUNG_ACTIVITY) / 100 : basis.percent;
  return {
    ...basis,
    banked,
    percent,
    reason: isYoung ? 'young_activity' : basis.reason,
    counted: percentOf(basis.amount, percent),
    isFalling: returned !== null && banked !== null && banked * 100 < returned * constants.INCOME_FALLING_PERCENT,
  };
}
