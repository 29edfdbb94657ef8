import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { TargetRent } from './target-rent.ts';

/** What the home applied for costs, in cents a month. */
export interface AskedRent {
  /** All that is paid each month, or the rent without heating and charges where nothing else is known. */
  readonly cents: number;
  readonly isCold: boolean;
  /** The rent without charges, from which a deposit is reckoned; null where it is not known. */
  readonly cold?: number | null;
  /** Who names it; the listing unless something else is said. */
  readonly source?: 'listing' | 'applicant';
}

interface RentKnown {
  readonly region: RegionCode;
  /** Of the listing; null where it has none. */
  readonly listed: number | null;
  readonly said: Partial<TargetRent>;
}

/** The listing's rent comes first; what the applicant says stands in where there is none. Null: nobody named one. */
export function askedRent({ region, listed, said }: RentKnown): AskedRent | null {
  if (listed !== null)
    return { cents: listed, isCold: false, cold: region === 'de' ? null : listed, source: 'listing' };
  const cents = (value: string | null | undefined) => (value ? parseMoney(value, region) || null : null);
  const cold = cents(said.targetRent);
  const source = 'applicant';
  if (region === 'de') {
    const warm = cents(said.targetWarmRent);
    if (warm !== null) return { cents: warm, isCold: false, cold, source };
    return cold === null ? null : { cents: cold, isCold: true, cold, source };
  }
  return cold === null ? null : { cents: cold + (cents(said.targetCharges) ?? 0), isCold: false, cold, source };
}
