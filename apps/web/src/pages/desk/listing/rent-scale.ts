import type { DeskApplicant } from '@vesta/domain/desk/applicants';

const STEP_CENTS = 10_000;
const LEAST_CENTS = 100_000;

/** The end of the one scale that all rows share: round, and with room above everything that is drawn on it. */
export function scaleEnd(applicants: readonly DeskApplicant[], askedCents: number | null): number {
  const drawn = applicants.flatMap(({ figures }) => [figures?.max_cents ?? 0, figures?.rent_cents ?? 0]);
  const highest = Math.max(LEAST_CENTS, askedCents ?? 0, ...drawn);
  return Math.ceil((highest * 1.05) / STEP_CENTS) * STEP_CENTS;
}

export type Distance = { kind: 'Below' | 'Above' | 'AboveCeiling' | 'Equal'; cents: number };

/** How far the rent that is asked lies from what the figures carry, in money; null where one of them is not known. */
export function distanceOf(figures: NonNullable<DeskApplicant['figures']>): Distance | null {
  const { value_cents: value, max_cents: max, rent_cents: rent } = figures;
  if (value === null || max === null || rent === null) return null;
  if (rent > max) return { kind: 'AboveCeiling', cents: rent - max };
  if (rent > value) return { kind: 'Above', cents: rent - value };
  return rent === value ? { kind: 'Equal', cents: 0 } : { kind: 'Below', cents: value - rent };
}
