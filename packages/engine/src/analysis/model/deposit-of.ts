import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Deposit } from '@vesta/domain/report/affordability';
import { constants } from './constants.ts';
import type { DepositRent } from './rent-asked.ts';

/** Whether the account could carry three rents at once. German tenants may pay a deposit in three parts. */
export function depositOf(asked: DepositRent | null, balance: number | null, region: RegionCode): Deposit {
  const rent = asked === null || asked.cents <= 0 ? null : asked.cents;
  const required = rent === null ? null : rent * constants.DEPOSIT_RENTS;
  const isKnown = required !== null && balance !== null;
  return {
    required,
    balance,
    ratio_percent: isKnown ? Math.floor((Math.max(0, balance) * 100) / required) : null,
    rents_covered: rent !== null && balance !== null ? Math.floor(Math.max(0, balance) / rent) : null,
    covered: isKnown ? balance >= required : null,
    instalments_allowed: region === 'de',
    rent,
    basis: rent === null ? null : (asked?.basis ?? null),
  };
}
