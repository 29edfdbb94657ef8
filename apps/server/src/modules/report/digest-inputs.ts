import { createHash } from 'node:crypto';
import { modelOf } from '@vesta/engine/report/parts/model-of';
import type { HouseholdThen } from './kept-household.ts';
import type { Inputs } from './report-input.ts';

/**
 * The same evidence under the same rules has the same digest, on whatever day it is asked for. `renewal` counts the
 * reports on it that have expired or were withdrawn: after them a new one may be made. Another report of somebody who
 * counts in the household is other evidence.
 */
export function digestInputs(
  { today: _, ...inputs }: Inputs,
  household: Pick<HouseholdThen, 'others'> | null,
  renewal: number,
): Buffer {
  const rules = modelOf(inputs.kind, inputs.region);
  const others = household?.others.length ? [household.others] : [];
  return createHash('sha256')
    .update(JSON.stringify([rules, inputs, renewal, ...others]))
    .digest();
}
