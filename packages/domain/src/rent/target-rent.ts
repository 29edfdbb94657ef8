import { parseMoney } from '../money/parse-money.ts';
import { validateAmount } from '../mortgage/amount.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { Refusals } from '../validation/cross-check.ts';
import { optionalText } from '../validation/form-fields.ts';
import { normaliseMoney } from '../validation/money.ts';

/**
 * The home in view, where no listing says what it costs. `targetRent` is the rent without charges. In Italy charges are
 * named beside it; in Germany people know the rent with heating and charges as one amount.
 */
export interface TargetRent {
  readonly targetRent: string | null;
  readonly targetCharges: string | null;
  readonly targetWarmRent: string | null;
}

export function targetRentFields(region: RegionCode) {
  const amount = () =>
    optionalText(
      (value) => normaliseMoney(value, region),
      (value) => validateAmount(value, region),
    );
  return { targetRent: amount(), targetCharges: amount(), targetWarmRent: amount() };
}

export const targetRentNames: Readonly<Record<RegionCode, readonly (keyof TargetRent)[]>> = {
  it: ['targetRent', 'targetCharges'],
  de: ['targetRent', 'targetWarmRent'],
};

/** The rent with heating and charges contains the rent without. */
export const refusedTargetRent = (
  { targetRent, targetWarmRent }: Pick<TargetRent, 'targetRent' | 'targetWarmRent'>,
  region: RegionCode,
): Refusals<TargetRent> => {
  const cold = parseMoney(targetRent ?? '', region);
  const warm = parseMoney(targetWarmRent ?? '', region);
  return { targetWarmRent: cold !== null && warm !== null && warm < cold ? 'warmBelowCold' : null };
};
