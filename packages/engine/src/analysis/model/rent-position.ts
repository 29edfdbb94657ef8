import type { AffordabilityLabel } from '@vesta/domain/report/affordability';
import { tenths } from './cents.ts';

const RECOMMENDED = 60;
const CEILING = 100;
const STEP = 0.1;

/** Where a rent stands on the slider: 60 is the recommended value, 100 the ceiling; one decimal. */
export function rentPosition(rent: number, { value, max }: { readonly value: number; readonly max: number }): number {
  if (value <= 0 || rent >= max) return rent <= value && value > 0 ? RECOMMENDED : CEILING;
  if (rent <= value) return tenths((RECOMMENDED * Math.max(0, rent)) / value);
  const position = tenths(RECOMMENDED + ((CEILING - RECOMMENDED) * (rent - value)) / (max - value));
  // Above the value is above 60 and below the ceiling below 100, however little.
  return Math.min(tenths(CEILING - STEP), Math.max(tenths(RECOMMENDED + STEP), position));
}

export function labelOf(
  rent: number | null,
  { value, max }: { readonly value: number; readonly max: number },
): AffordabilityLabel {
  if (rent === null) return 'range_only';
  if (rent <= value) return 'sustainable';
  return rent <= max ? 'borderline' : 'above';
}
