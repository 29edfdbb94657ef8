import { lasting, since2025 } from './lasting.ts';
import type { ItalianPayRules } from './rules.ts';

const { shares, ...same } = lasting;

export const italy2025: ItalianPayRules = {
  ...same,
  ...since2025,
  year: 2025,
  contributions: { shares, reliefs: [], firstBand: 55_448, ceiling: 120_607 },
  brackets: [
    [28_000, 23],
    [50_000, 35],
    [Number.POSITIVE_INFINITY, 43],
  ],
  unemployment: { reference: 1_436.61, cap: 1_562.82 },
};
