import type { DeskApplicant } from '@vesta/domain/desk/applicants';

const STEP_CENTS = 10_000;
const LEAST_CENTS = 100_000;

/** The end of the one scale that all rows share: round, and with room above everything that is drawn on it. */
export function scaleEnd(applicants: readonly DeskApplicant[], askedCents: number | null): number {
  const drawn = applicants.flatMap(({ figures }) => [figures?.max_cents ?? 0, figures?.rent_cents ?? 0]);
  const highest = Math.max(LEAST_CENTS, askedCents ?? 0, ...drawn);
  return Math.ceil((highest * 1.05) / STEP_CENTS) * STEP_CENTS;
}
