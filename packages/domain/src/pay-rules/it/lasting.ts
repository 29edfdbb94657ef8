import { allShares } from './contribution-shares.ts';
import type { ItalianPayRules } from './rules.ts';

/** What did not change over the years told here. */
export const lasting = {
  shares: allShares,
  workCredit: {
    low: { upTo: 15_000, amount: 1_955 },
    middle: { upTo: 28_000, base: 1_910, falling: 1_190 },
    high: { upTo: 50_000, falling: 1_910 },
    extra: { over: 25_000, upTo: 35_000, amount: 65 },
  },
  integrative: { upTo: 15_000, amount: 1_200 },
  highestSurtax: 4.23,
  flatRateReceipts: 100_000,
} as const satisfies Partial<ItalianPayRules> & { readonly shares: readonly number[] };

/** Since 2025 (law 207/2024). */
export const since2025 = {
  furtherCredit: { over: 20_000, fullUpTo: 32_000, goneAt: 40_000, amount: 1_000 },
  smallWage: [
    [8_500, 7.1],
    [15_000, 5.3],
    [20_000, 4.8],
  ],
} as const satisfies Partial<ItalianPayRules>;
