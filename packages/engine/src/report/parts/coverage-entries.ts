import type { CoverageEntry } from '@vesta/domain/report/incomes';
import type { Month } from '../../coverage/month.ts';

interface MonthValue {
  readonly cents: number | null;
  readonly value: CoverageEntry['value'];
  readonly msg: string | null;
}

export const entryOf = (month: Month, { cents, value, msg }: MonthValue): CoverageEntry => ({
  value,
  numeric_value: cents,
  translation_key: `month_${month.slice(5)}`,
  msg,
  year: Number(month.slice(0, 4)),
  month,
});

/** A row of months; those without a payment are missing, as far as the bank is known then. */
export function paidMonths(
  months: readonly Month[],
  paid: ReadonlyMap<Month, number>,
  isKnown: (month: Month) => boolean,
): CoverageEntry[] {
  return months.map((month) => {
    const cents = paid.get(month) ?? null;
    const isMissing = cents === null && isKnown(month);
    return entryOf(month, { cents, value: isMissing ? 'missing' : null, msg: null });
  });
}
