import { dayIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** A job that has not begun promises an income; it does not pay one yet. */
export const contractStarted: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_START'> = {
  id: 'R_CONTRACT_START',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'seniority',
  },
  reads: [],
  judge: ({ reading }, { today }) => {
    const start = dayIn(reading, 'employment_start');
    const working = [placeOf(reading, 'employment_start', { expected: today })];
    if (!start) return inconclusive(working);
    return start <= today ? passed(working, { data: { start } }) : failed(working, { data: { start } });
  },
};
