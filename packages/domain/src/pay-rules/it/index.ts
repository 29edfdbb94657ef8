import { italy2024 } from './2024.ts';
import { italy2025 } from './2025.ts';
import { italy2026 } from './2026.ts';
import type { ItalianPayRules } from './rules.ts';

const years: readonly ItalianPayRules[] = [italy2024, italy2025, italy2026];

/** The rules of a year; null for one that is not told here, of which nothing can be reckoned. */
export const italianPayRules = (year: number): ItalianPayRules | null =>
  years.find((rules) => rules.year === year) ?? null;

export const knownYears: readonly number[] = years.map(({ year }) => year);
