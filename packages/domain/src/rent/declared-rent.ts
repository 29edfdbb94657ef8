import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';

interface HomeOfToday {
  readonly livingSituation?: string | null | undefined;
  readonly currentRent?: string | null | undefined;
}

/** Whoever lives in a home of their own or with family says thereby that they pay no rent. */
const rentless: readonly string[] = ['Owner', 'Family'];

/** What somebody says they pay today, in cents a month: 0 for no rent, null where nothing was said. */
export function declaredRent({ livingSituation, currentRent }: HomeOfToday, region: RegionCode): number | null {
  const amount = currentRent ? parseMoney(currentRent, region) : null;
  if (amount !== null) return amount;
  return livingSituation && rentless.includes(livingSituation) ? 0 : null;
}
