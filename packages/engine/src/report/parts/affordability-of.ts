import type { RegionCode } from '@vesta/domain/regions/codes';
import type { AskedRent } from '@vesta/domain/rent/asked-rent';
import type { Deposit, Guarantee, MonthlyAffordability } from '@vesta/domain/report/affordability';
import { depositOf } from '../../analysis/model/deposit-of.ts';
import { guaranteeOf } from '../../analysis/model/guarantor-room.ts';
import { depositRent, rentToPay } from '../../analysis/model/rent-asked.ts';
import { type Purse, type RentCapacity, rentCapacity } from '../../analysis/model/rent-capacity.ts';
import { labelOf, rentPosition } from '../../analysis/model/rent-position.ts';

export interface RentQuestion {
  readonly region: RegionCode;
  /** Null for whoever has no home in view yet: then nothing is judged, least of all the rent of today. */
  readonly asked: AskedRent | null;
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

function rentMeant({ asked, region }: RentQuestion): Pick<MonthlyAffordability, 'rent' | 'rent_kind'> {
  if (asked === null) return { rent: null, rent_kind: null };
  const who = asked.source === 'applicant' ? 'wanted' : 'asked';
  return { rent: rentToPay(asked, region), rent_kind: asked.isCold ? `${who}_cold` : who };
}

/** What rent an income carries, where the rent in view stands, and who would step in. */
export function affordabilityOf(question: RentQuestion): RentAnswer {
  const { purse, region, balance, rooms, housingBenefit } = question;
  const { rent, rent_kind } = rentMeant(question);
  const covered = rent === null ? 0 : Math.min(rent, housingBenefit);
  const own = rent === null ? null : rent - covered;
  const capacity = purse && rentCapacity(purse);
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
    deposit: depositOf(question.asked && depositRent(question.asked, region), balance, region),
    guarantee: guaranteeOf(own, capacity?.value ?? null, rooms),
  };
}
