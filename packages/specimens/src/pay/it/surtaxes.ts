import { type Month, monthNumber } from '../../calendar.ts';
import { share } from '../../wording/money.ts';

export interface Surtaxes {
  readonly regional: number;
  readonly municipal: number;
  readonly municipalAdvance: number;
}

const ADVANCE = 3000;

/**
 * Last year's surtaxes are withheld in eleven parts from January, this year's advance to the town in nine from March;
 * December is free of both.
 */
export function surtaxesOf(
  month: Month,
  yearly: { readonly lastYear: number; readonly thisYear: number },
  rates: { readonly regional: number; readonly municipal: number },
): Surtaxes {
  const number = monthNumber(month);
  const last = number <= 11 ? yearly.lastYear : 0;
  return {
    regional: Math.round(share(last, rates.regional) / 11),
    municipal: Math.round((share(last, rates.municipal) - share(share(last, rates.municipal), ADVANCE)) / 11),
    municipalAdvance:
      number >= 3 && number <= 11 ? Math.round(share(share(yearly.thisYear, rates.municipal), ADVANCE) / 9) : 0,
  };
}
