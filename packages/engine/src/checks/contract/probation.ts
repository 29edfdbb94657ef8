import { probationEnd } from '../../papers/probation-end.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Whether the time in which either side may easily leave is over. */
export const probationOver: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_PROBATION'> = {
  id: 'R_CONTRACT_PROBATION',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'seniority',
  },
  reads: [],
  judge: ({ reading }, { today }) => {
    const end = probationEnd(reading);
    const working = [placeOf(reading, reading.fields.probation_end ? 'probation_end' : 'probation_months')];
    if (!end) return inconclusive(working);
    return end < today ? passed(working, { data: { end } }) : failed(working, { data: { end } });
  },
};
