import { share } from '../../wording/money.ts';

/** The brackets of the income of 2025, in hundredths of a percent above each bound. */
const brackets = [
  [0, 2300],
  [2_800_000, 3500],
  [5_000_000, 4300],
] as const;

/** What a return reckons on the income of the whole year, in whole euros: what was kept month by month may be less. */
export function yearlyTariff(taxable: number): number {
  const due = brackets.reduce((sum, [from, rate], at) => {
    const to = brackets[at + 1]?.[0] ?? Number.MAX_SAFE_INTEGER;
    return sum + share(Math.max(0, Math.min(taxable, to) - from), rate);
  }, 0);
  return Math.round(due / 100) * 100;
}
