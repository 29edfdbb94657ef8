import { lasting, since2025 } from './lasting.ts';
import type { ItalianPayRules } from './rules.ts';

const { shares, ...same } = lasting;

export const italy2026: ItalianPayRules = {
  ...same,
  ...since2025,
  year: 2026,
  contributions: { shares, reliefs: [], firstBand: 56_224, ceiling: 122_295 },
  brackets: [
    [28_000, 23],
    [50_000, 33],
    [Number.POSITIVE_INFINITY, 43],
  ],
  unemployment: { reference: 1_456.72, cap: 1_584.7 },
};
