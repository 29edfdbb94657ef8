import type { Candidate } from '../../extraction/label-values.ts';

/** A value farther from its label than this needs another witness. */
const FARTHEST = 1.7;
/** Two different values this close to each other in likelihood are no answer. */
const LEAST_LEAD = 0.25;

/** The candidate that geometry alone makes clear; null where it is far-fetched or another is nearly as likely. */
export function likely<C extends Candidate<unknown>>(candidates: readonly C[], farthest = FARTHEST): C | null {
  const [first] = candidates;
  if (!first || first.cost > farthest) return null;
  const rival = candidates.find((other) => other.value !== first.value);
  return rival && rival.cost - first.cost < LEAST_LEAD ? null : first;
}
