import type { ApplicantFigures } from './applicants.ts';

export type Distance = { kind: 'Below' | 'Above' | 'AboveCeiling' | 'Equal'; cents: number };

/** How far the rent that is asked lies from what the figures carry, in money; null where one of them is not known. */
export function distanceOf(
  figures: Pick<ApplicantFigures, 'value_cents' | 'max_cents' | 'rent_cents'>,
): Distance | null {
  const { value_cents: value, max_cents: max, rent_cents: rent } = figures;
  if (value === null || max === null || rent === null) return null;
  if (rent > max) return { kind: 'AboveCeiling', cents: rent - max };
  if (rent > value) return { kind: 'Above', cents: rent - value };
  return rent === value ? { kind: 'Equal', cents: 0 } : { kind: 'Below', cents: value - rent };
}
