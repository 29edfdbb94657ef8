import { allowances, CLASS_FIVE_THIRD, HIGH_UP_TO, MIDIJOB, shares } from './lasting.ts';
import type { GermanPayRules } from './rules.ts';

export const germany2025: GermanPayRules = {
  year: 2025,
  tariff: {
    free: 12_096,
    first: { upTo: 17_443, slope: 932.3 },
    second: { upTo: 68_480, slope: 176.64, base: 1_015.13 },
    high: { upTo: HIGH_UP_TO, less: 10_911.92 },
    top: { less: 19_246.67 },
  },
  classFive: { first: 13_785, second: 34_240, third: CLASS_FIVE_THIRD },
  allowances,
  solidarityFree: 19_950,
  insurance: {
    ...shares,
    fundExtra: { least: 1.84, average: 2.5, most: 4.4 },
    care: 1.8,
    pensionCeiling: 8_050,
    healthCeiling: 5_512.5,
  },
  minijob: 556,
  midijob: MIDIJOB,
};
