import type { RegionCode } from '@vesta/domain/regions/codes';
import { divided, sumOf } from './cents.ts';
import { regionConstants } from './constants.ts';

const MONTHS = 12;

export interface YearlyPay {
  readonly net: number;
  /** Salaries a year that are promised or printed: 12, 13 or 14. */
  readonly paychecks: number;
  /** Nets of extra salaries that were really seen. */
  readonly extras: readonly number[];
  /** A paper or a payment shows that extra salaries are paid. */
  readonly isEvidenced: boolean;
}

/** What a month is worth over the year. Extra salaries bear no tax credits, so each is worth less than an ordinary one. */
export function monthlyOverYear({ net, paychecks, extras, isEvidenced }: YearlyPay, region: RegionCode): number {
  const { EXTRA_PAY, EXTRA_PAY_EVIDENCED } = regionConstants[region];
  const promised = Math.max(0, paychecks - MONTHS);
  const seen = extras.slice(0, promised);
  const counts = isEvidenced || EXTRA_PAY_EVIDENCED === 0;
  const estimated = counts ? promised - seen.length : 0;
  return divided(net * (MONTHS * 100 + estimated * EXTRA_PAY) + sumOf(seen) * 100, MONTHS * 100);
}
