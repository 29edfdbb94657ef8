import type { PersonControl } from '@vesta/domain/report/people';
import type { Outcome } from '../parts/outcome-mark.tsx';

/** The model says which icon a control has; a question without an answer is never green. */
export function markOfControl({ value, icon }: Pick<PersonControl, 'value' | 'icon'>): Exclude<Outcome, 'failed'> {
  if (value === null || icon === 'inconclusive') return 'inconclusive';
  return icon === 'tick' ? 'passed' : 'warning';
}
