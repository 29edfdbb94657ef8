import { germany2024 } from './2024.ts';
import { germany2025 } from './2025.ts';
import { germany2026 } from './2026.ts';
import type { GermanPayRules } from './rules.ts';

const years: readonly GermanPayRules[] = [germany2024, germany2025, germany2026];

/** The rules of a year; null for one that is not told here, of which nothing can be reckoned. */
export const germanPayRules = (year: number): GermanPayRules | null =>
  years.find((rules) => rules.year === year) ?? null;
