import type { CheckStanding } from '@vesta/domain/report/checks-tally';
import type { PersonControl } from '@vesta/domain/report/people';

/** The model says which icon a control has; a question without an answer is never green. */
export function markOfControl({
  value,
  icon,
}: Pick<PersonControl, 'value' | 'icon'>): Exclude<CheckStanding, 'failed'> {
  if (value === null || icon === 'inconclusive') return 'inconclusive';
  return icon === 'tick' ? 'passed' : 'noted';
}
