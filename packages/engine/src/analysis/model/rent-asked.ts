import type { RegionCode } from '@vesta/domain/regions/codes';
import type { AskedRent } from '@vesta/domain/rent/asked-rent';
import type { DepositBasis } from '@vesta/domain/report/affordability';
import { percentOf } from './cents.ts';
import { regionConstants } from './constants.ts';

/** What would leave the account each month; a cold rent is estimated up to it. */
export const rentToPay = ({ cents, isCold }: AskedRent, region: RegionCode): number =>
  isCold ? percentOf(cents, regionConstants[region].WARM_PERCENT) : cents;

export interface DepositRent {
  readonly cents: number;
  readonly basis: DepositBasis;
}

/** The rent that a deposit counts: without charges, which are estimated off where only the whole is known. */
export function depositRent({ cents, isCold, cold = null }: AskedRent, region: RegionCode): DepositRent {
  const base = isCold ? cents : cold;
  const { WARM_PERCENT } = regionConstants[region];
  if (base !== null) return { cents: base, basis: base === cents && WARM_PERCENT === 100 ? 'rent' : 'base' };
  if (WARM_PERCENT === 100) return { cents, basis: 'rent' };
  return { cents: Math.round((cents * 100) / WARM_PERCENT), basis: 'base_estimated' };
}
