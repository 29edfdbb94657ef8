import { allowances, CLASS_FIVE_THIRD, HIGH_UP_TO, MIDIJOB, shares } from './lasting.ts';
import type { GermanPayRules } from './rules.ts';

export const germany2026: GermanPayRules = {
  year: 2026,
  tariff: {
    free: 12_348,
    first: { upTo: 17_799, slope: 914.51 },
    second: { upTo: 69_878, slope: 173.1, base: 1_034.87 },
    high: { upTo: HIGH_UP_TO, less: 11_135.63 },
    top: { less: 19_470.38 },
  },
  classFive: { first: 14_071, second: 34_939, third: CLASS_FIVE_THIRD },
  allowances,
  solidarityFree: 20_350,
  insurance: {
    ...shares,
    fundExtra: { least: 2.18, average: 2.9, most: 4.4 },
    care: 1.8,
    pensionCeiling: 8_450,
    healthCeiling: 5_812.5,
  },
  minijob: 603,
  midijob: MIDIJOB,
};
