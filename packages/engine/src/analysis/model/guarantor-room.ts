import type { Guarantee } from '@vesta/domain/report/affordability';
import { sumOf } from './cents.ts';
import { constants } from './constants.ts';

export interface GuarantorPurse {
  readonly income: number;
  readonly commitments: number;
  /** Their own rent or mortgage. */
  readonly housing: number;
}

/** What a guarantor could carry beside their own home, in cents a month. */
export const guarantorRoom = ({ income, commitments, housing }: GuarantorPurse): number =>
  Math.max(0, Math.floor((constants.GUARANTOR_SHARE * income) / 100) - commitments - housing);

/** Whether guarantors close the gap between rent and what the tenants can pay. Their income is never added to the tenants'. */
export function guaranteeOf(rent: number | null, value: number | null, rooms: readonly number[]): Guarantee {
  const room = sumOf(rooms);
  const shortfall = rent === null ? null : Math.max(0, rent - (value ?? 0));
  return {
    shortfall,
    room,
    covered: shortfall === null || rooms.length === 0 ? null : room >= shortfall,
    strong: rent !== null && rooms.some((one) => one >= rent),
  };
}
