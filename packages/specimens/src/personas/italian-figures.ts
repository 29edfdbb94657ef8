import type { PersonaFigures } from './persona-figures.ts';

const ALONE = { adults: 1, minors: 0 };

/**
 * Rules: ordinary net N is the middle of three nets; over the year it is N × (12 + 0.83 for each salary beyond twelve)
 * / 12. Income A is the sum of what counts. For each share r of 25, 33 and 40 % the rent is the least of r × A,
 * (r + 10 %) × A − K and A − K − F, in whole euros; K are debts, F the living minimum (600 for one adult, 200 a minor).
 * A rent R stands at 60 × R / value up to the recommended value, above it at 60 + 40 × (R − value) / (max − value).
 */
export const italianFigures = {
  // N: 1,734.99, 1,726.25, 1,734.99 → 1,734.99. × 12.83 / 12 = 1,854.99. K: the car, 182.50.
  // 25 %: 463.75 | 466.75 | 1,072.49 → 463. 33 %: 612.15 | 615.15 → 612. 40 %: 742.00 | 744.99 → 741 (741.996).
  // 60 × 580 / 612 = 56.86.
  giulia: {
    rent: 58_000,
    household: ALONE,
    income: 185_499,
    net: 173_499,
    commitments: 18_250,
    paidRent: 72_000,
    affordable: [46_300, 61_200, 74_100],
    percentage: 56.9,
    cash: 326_725,
    depositCovered: true,
    remarks: [],
  },
  // Return: 42,000 × 78 % = 32,760 − 8,541 contributions − 3,633 tax = 20,586; / 12 = 1,715.50.
  // Bank, May to October: (3,162.26 + 3,473.04 + 2,568.91 + 2,683.74 + 3,281.19 + 3,487.19) / 6 × 70 % = 2,176.57: higher.
  // 428.88, 566.12, 686.20. 800 lies above 686.
  marco: {
    rent: 80_000,
    household: ALONE,
    income: 171_550,
    net: null,
    commitments: 0,
    paidRent: 65_000,
    affordable: [42_800, 56_600, 68_600],
    percentage: 100,
    cash: 1_164_984,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Grant 450 × 100 % + help from home 400 × 50 % = 650. A − F = 50 binds at every share.
  sofia: {
    rent: 35_000,
    household: ALONE,
    income: 65_000,
    net: null,
    commitments: 0,
    paidRent: null,
    affordable: [5_000, 5_000, 5_000],
    percentage: 100,
    cash: 263_914,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // NASpI 1,107.84 a month until 24 June 2027, seven full months: × 80 % = 886.27. A − F = 286.27.
  // 25 %: 221.57. 33 %: 292.47, so 286. 40 %: 286.
  antonio: {
    rent: 45_000,
    household: ALONE,
    income: 88_627,
    net: null,
    commitments: 0,
    paidRent: 45_000,
    affordable: [22_100, 28_600, 28_600],
    percentage: 100,
    cash: 360_565,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Pay: 1,166.68, 1,119.01, 1,166.68 → 1,166.68 × 13.66 / 12 = 1,328.07.
  // Return: 15,000 × 78 % = 11,700 − 3,050 − 1,298 = 7,352; / 12 = 612.67. Bank: 6,662.97 / 6 × 70 % = 777.35: higher.
  // Together 1,940.74: 485.19, 640.44, 776.30. 60 × 600 / 640 = 56.25.
  chiara: {
    rent: 60_000,
    household: ALONE,
    income: 194_074,
    net: 116_668,
    commitments: 0,
    paidRent: 58_000,
    affordable: [48_500, 64_000, 77_600],
    percentage: 56.3,
    cash: 1_061_164,
    depositCovered: true,
    remarks: [],
  },
  // N: 1,912.81, 1,832.94, 1,912.81 → 1,912.81 × 12.83 / 12 = 2,045.11, and 201.00 for the child: 2,246.11. F = 800.
  // 561.53, 741.22, 898.44. 60 + 40 × (820 − 741) / (898 − 741) = 80.13.
  nicolo: {
    rent: 82_000,
    household: { adults: 2, minors: 1 },
    income: 224_611,
    net: 191_281,
    commitments: 0,
    paidRent: 82_000,
    affordable: [56_100, 74_100, 89_800],
    percentage: 80.1,
    cash: 783_680,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // N: 1,443.61, 1,433.86, 1,443.61 → 1,443.61 × 13.66 / 12 = 1,643.31. The contract ends on 31 August 2027, nine full
  // months from now: × 80 % = 1,314.65. 328.66, 433.83, 525.86. 60 + 40 × (480 − 433) / (525 − 433) = 80.43.
  ngozi: {
    rent: 48_000,
    household: ALONE,
    income: 131_465,
    net: 144_361,
    commitments: 0,
    paidRent: 48_000,
    affordable: [32_800, 43_300, 52_500],
    percentage: 80.4,
    cash: 496_048,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
} as const satisfies Record<string, PersonaFigures>;
