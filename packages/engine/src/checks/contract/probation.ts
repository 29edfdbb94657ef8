import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../../documents/reading.ts';
import type { Rule } from '../rule.ts';
import { dayIn, numberIn, placeOf } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { shiftMonths } from '../run/months.ts';
import type { ReadPaper } from '../run/subjects.ts';

function probationEnd(reading: Reading): Day | null {
  const [printed, start] = [dayIn(reading, 'probation_end'), dayIn(reading, 'employment_start')];
  const months = numberIn(reading, 'probation_months');
  return printed ?? (start && months !== null ? shiftMonths(start, months) : null);
}

/** Whether the time in which either side may easily leave is over. */
export const probationOver: Rule<ReadPaper> = {
  id: 'R_CONTRACT_PROBATION',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading }, { today }) => {
    const end = probationEnd(reading);
    const working = [placeOf(reading, reading.fields.probation_end ? 'probation_end' : 'probation_months')];
    if (!end) return inconclusive(working);
    return end < today ? passed(working, { data: { end } }) : failed(working, { data: { end } });
  },
};
