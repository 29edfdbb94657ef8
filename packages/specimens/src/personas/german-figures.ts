import type { PersonaFigures } from './persona-figures.ts';

const ALONE = { adults: 1, minors: 0 };

/**
 * As in italian-figures.ts, but a salary beyond twelve is worth 0.55 of an ordinary one and counts only where a paper
 * promises or shows it; the living minimum is 563 for one adult and 390 a minor.
 */
export const germanFigures = {
  // Net 2,605.92, 2,683.36, 2,574.68, of which 40.00 go into a savings plan: 2,565.92 are paid out; twelve salaries.
  // 641.48, 846.75, 1,026.37. 60 + 40 × (950 − 846) / (1,026 − 846) = 83.11.
  lena: {
    rent: 95_000,
    household: ALONE,
    income: 256_592,
    net: 256_592,
    commitments: 0,
    paidRent: 95_000,
    affordable: [64_100, 84_600, 102_600],
    percentage: 83.1,
    cash: 838_110,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Net 2,808.29, 2,889.48, 2,775.56, of which 40.00 go into a savings plan each month: 2,768.29 are paid out and count.
  // Her contract promises a special payment every November: × 12.55 / 12 = 2,895.17. K: the loan, 210.
  // 25 %: 723.79 | 803.31 | 2,122.17 → 723. 33 %: 955.40 | 1,034.92 → 955. 40 %: 1,158.07 | 1,237.58 → 1,158.
  // 60 × 900 / 955 = 56.54.
  renate: {
    rent: 90_000,
    household: ALONE,
    income: 289_517,
    net: 276_829,
    commitments: 21_000,
    paidRent: null,
    affordable: [72_300, 95_500, 115_800],
    percentage: 56.5,
    cash: 2_220_122,
    depositCovered: true,
    remarks: [],
  },
  // Mini-job 520.00 three times, BAföG 634.00 × 100 %: 1,154. 288.50, 380.82, 461.60; A − F = 591 does not bind.
  // 60 + 40 × (420 − 380) / (461 − 380) = 79.75. Three cold rents, a fifth off the warm ones, are 1,008; the account held 1,223.91.
  jonas: {
    rent: 42_000,
    household: ALONE,
    income: 115_400,
    net: 52_000,
    commitments: 0,
    paidRent: 38_000,
    affordable: [28_800, 38_000, 46_100],
    percentage: 79.8,
    cash: 122_391,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Arbeitslosengeld 1,346.40 until 12 July 2027, seven full months: × 80 % = 1,077.12. 269.28, 355.45, 430.85;
  // A − F = 514.12 does not bind. 560 lies above 430.
  katrin: {
    rent: 56_000,
    household: ALONE,
    income: 107_712,
    net: null,
    commitments: 0,
    paidRent: 56_000,
    affordable: [26_900, 35_500, 43_000],
    percentage: 100,
    cash: 484_249,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Assessment: 44,720 − 6,334 tax − 7,826 contributions = 30,560; / 12 = 2,546.67.
  // Bank: (6,188.95 + 6,619.17 + 5,227.91 + 6,580.32 + 6,330.54 + 6,210.58) / 6 × 70 % = 4,335.04: higher.
  // 636.67, 840.40, 1,018.67. 1,100 lies above 1,018.
  soeren: {
    rent: 110_000,
    household: ALONE,
    income: 254_667,
    net: null,
    commitments: 0,
    paidRent: 110_000,
    affordable: [63_600, 84_000, 101_800],
    percentage: 100,
    cash: 3_658_740,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // Pay: 1,732.13, 1,784.67, 1,711.09 → 1,732.13; twelve salaries.
  // Assessment: 40,605 − 5,308 − 7,106 = 28,191, of which the business has 13,440 / 40,605: 9,331.04; / 12 = 777.59.
  // Bank: 9,073.34 / 6 × 70 % = 1,058.56: higher. Together 2,509.72: 627.43, 828.21, 1,003.89.
  // 60 + 40 × (980 − 828) / (1,003 − 828) = 94.74.
  aylin: {
    rent: 98_000,
    household: ALONE,
    income: 250_972,
    net: 173_213,
    commitments: 0,
    paidRent: 98_000,
    affordable: [62_700, 82_800, 100_300],
    percentage: 94.7,
    cash: 1_356_220,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // N: 3,252.90, 3,351.12, 3,213.26 → 3,252.90. The contract ends on 31 December 2027, thirteen full months from now:
  // × 100 %. 813.23, 1,073.46, 1,301.16. 60 + 40 × (1,120 − 1,073) / (1,301 − 1,073) = 68.25.
  priya: {
    rent: 112_000,
    household: ALONE,
    income: 325_290,
    net: 325_290,
    commitments: 0,
    paidRent: 112_000,
    affordable: [81_300, 107_300, 130_100],
    percentage: 68.2,
    cash: 815_044,
    depositCovered: true,
    remarks: ['guarantor_needed'],
  },
  // N: 2,806.41, 2,890.23, 2,772.60 → 2,806.41. A special payment every November: × 12.55 / 12 = 2,935.04.
  // Kindergeld for two, 518.00: 3,453.04. F = 563 + 2 × 390 = 1,343. 863.26, 1,139.50, 1,381.22.
  // 60 × 1,040 / 1,139 = 54.78.
  matthias: {
    rent: 104_000,
    household: { adults: 3, minors: 2 },
    income: 345_304,
    net: 280_641,
    commitments: 0,
    paidRent: 104_000,
    affordable: [86_300, 113_900, 138_100],
    percentage: 54.8,
    cash: 1_507_615,
    depositCovered: true,
    remarks: [],
  },
} as const satisfies Record<string, PersonaFigures>;
