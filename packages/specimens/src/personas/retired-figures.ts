import type { PersonaFigures } from './persona-figures.ts';

const ALONE = { adults: 1, minors: 0 };

/** As in italian-figures.ts and german-figures.ts: a pension counts in full, a benefit by the months that are left. */
export const retiredFigures = {
  // Pension 1,780.00 − 246.50 − 21.89 − 14.24 = 1,497.37 × 100 %. 374.34, 494.13, 598.95. 60 × 470 / 494 = 57.09.
  rosa: {
    rent: 47_000,
    household: ALONE,
    income: 149_737,
    net: null,
    commitments: 0,
    paidRent: 52_000,
    affordable: [37_400, 49_400, 59_800],
    percentage: 57.1,
    cash: 974_067,
    depositCovered: true,
    remarks: [],
  },
  // Pension 1,845.00 − 161.44 − 66.42 = 1,617.14 × 100 %. 404.29, 533.66, 646.86. 60 × 520 / 533 = 58.54.
  werner: {
    rent: 52_000,
    household: ALONE,
    income: 161_714,
    net: null,
    commitments: 0,
    paidRent: 54_000,
    affordable: [40_400, 53_300, 64_600],
    percentage: 58.5,
    cash: 1_100_488,
    depositCovered: true,
    remarks: [],
  },
  // Elterngeld 1,201.20 until 2 June 2027, six full months: × 80 % = 960.96, and 259.00 for the child: 1,219.96.
  // A − F = 1,219.96 − 953 = 266.96 binds at every share.
  hanna: {
    rent: 42_000,
    household: { adults: 2, minors: 1 },
    income: 121_996,
    net: null,
    commitments: 0,
    paidRent: 50_000,
    affordable: [26_600, 26_600, 26_600],
    percentage: 100,
    cash: 99_537,
    depositCovered: false,
    remarks: ['guarantor_needed'],
  },
} as const satisfies Record<string, PersonaFigures>;
