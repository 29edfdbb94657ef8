import { createHash } from 'node:crypto';
import { modelOf } from '@vesta/engine/report/parts/model-of';
import type { Inputs } from './report-input.ts';

/**
 * The same evidence under the same rules has the same digest, on whatever day it is asked for. `renewal` counts the
 * reports on it that have expired or were withdrawn: after them a new one may be made.
 */
export function digestInputs({ today: _, ...inputs }: Inputs, renewal: number): Buffer {
  const rules = modelOf(inputs.kind, inputs.region);
  return createHash('sha256')
    .update(JSON.stringify([rules, inputs, renewal]))
    .digest();
}
