import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Deposit } from '@vesta/domain/report/affordability';
import { constants } from './constants.ts';

/** Whether the account could carry three rents at once. German tenants may pay a deposit in three parts. */
export function depositOf(rent: number | null, balance: number | null, region: RegionCode): Deposit {
  const required = rent === null || rent <= 0 ? null : rent * constants.DEPOSIT_RENTS;
  const isKnown = required !== null && balance !== null;
  return {
    required,
    balance,
    ratio_percent: isKnown ? Math.floor((Math.max(0, balance) * 100) / required) : null,
    rents_covered: rent !== null && rent > 0 && balance !== null ? Math.floor(Math.max(0, balance) / rent) : null,
    covered: isKnown ? balance >= required : null,
    instalments_allowed: region === 'de',
  };
}
