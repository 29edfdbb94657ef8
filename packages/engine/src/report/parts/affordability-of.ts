import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Deposit, Guarantee, MonthlyAffordability } from '@vesta/domain/report/affordability';
import { percentOf } from '../../analysis/model/cents.ts';
import { regionConstants } from '../../analysis/model/constants.ts';
import { depositOf } from '../../analysis/model/deposit-of.ts';
import { guaranteeOf } from '../../analysis/model/guarantor-room.ts';
import { type Purse, type RentCapacity, rentCapacity } from '../../analysis/model/rent-capacity.ts';
import { labelOf, rentPosition } from '../../analysis/model/rent-position.ts';

export interface RentQuestion {
  readonly region: RegionCode;
  readonly asked: { readonly cents: number; readonly isCold: boolean } | null;
  /** Rent of today, for whoever has no home in view yet. */
  readonly current: number | null;
  /** Null where no income is known. */
  readonly purse: Purse | null;
  readonly balance: number | null;
  readonly housingBenefit: number;
  readonly rooms: readonly number[];
}

export interface RentAnswer {
  readonly capacity: RentCapacity | null;
  readonly affordability: MonthlyAffordability;
  readonly deposit: Deposit;
  readonly guarantee: Guarantee;
}

function rentMeant({ asked, current, region }: RentQuestion): Pick<MonthlyAffordability, 'rent' | 'rent_kind'> {
  if (asked) {
    const warm = asked.isCold ? percentOf(asked.cents, regionConstants[region].WARM_PERCENT) : asked.cents;
    return { rent: warm, rent_kind: asked.isCold ? 'asked_cold' : 'asked' };
  }
  return current === null || current <= 0 ? { rent: null, rent_kind: null } : { rent: current, rent_kind: 'current' };
}

/** What rent an income carries, where the rent in view stands, and who would step in. */
export function affordabilityOf(question: RentQuestion): RentAnswer {
  const { purse, region, balance, rooms, housingBenefit } = question;
  const { rent, rent_kind } = rentMeant(question);
  const covered = rent === null ? 0 : Math.min(rent, housingBenefit);
  const own = rent === null ? null : rent - covered;
  const capacity = purse && rentCapacity(purse);
  const asked = rent_kind === 'current' ? null : own;
  const position = capacity === null || own === null ? null : own === 0 ? 0 : rentPosition(own, capacity);
  return {
    capacity,
    affordability: {
      translation_key: capacity === null ? 'unknown' : labelOf(own, capacity),
      value: capacity?.value ?? null,
      min: capacity?.min ?? null,
      max: capacity?.max ?? null,
      percentage: capacity === null ? null : (position ?? 0),
      rent,
      rent_kind,
      rent_covered: covered,
    },
    deposit: depositOf(rent, balance, region),
    guarantee: guaranteeOf(asked, capacity?.value ?? null, rooms),
  };
}
