import { lasting } from './lasting.ts';
import type { ItalianPayRules } from './rules.ts';

const { shares, ...same } = lasting;

export const italy2024: ItalianPayRules = {
  ...same,
  year: 2024,
  contributions: { shares, reliefs: [6, 7], firstBand: 55_008, ceiling: 119_650 },
  brackets: [
    [28_000, 23],
    [50_000, 35],
    [Number.POSITIVE_INFINITY, 43],
  ],
  furtherCredit: null,
  smallWage: [],
  unemployment: { reference: 1_425.21, cap: 1_550.42 },
};
