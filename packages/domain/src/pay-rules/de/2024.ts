import { allowances, CLASS_FIVE_THIRD, HIGH_UP_TO, MIDIJOB, shares } from './lasting.ts';
import type { GermanPayRules } from './rules.ts';

/** As withheld month by month; the higher free amount of that year was made law in December and settled then. */
export const germany2024: GermanPayRules = {
  year: 2024,
  tariff: {
    free: 11_604,
    first: { upTo: 17_005, slope: 922.98 },
    second: { upTo: 66_760, slope: 181.19, base: 1_025.38 },
    high: { upTo: HIGH_UP_TO, less: 10_602.13 },
    top: { less: 18_936.88 },
  },
  classFive: { first: 13_279, second: 33_380, third: CLASS_FIVE_THIRD },
  allowances,
  solidarityFree: 18_130,
  insurance: {
    ...shares,
    fundExtra: { least: 0.7, average: 1.7, most: 3.28 },
    care: 1.7,
    pensionCeiling: 7_550,
    healthCeiling: 5_175,
  },
  minijob: 538,
  midijob: MIDIJOB,
};
