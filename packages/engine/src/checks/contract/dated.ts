import type { Rule } from '../rule.ts';
import { dayIn, placeOf } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';

/** The day on which it was signed, which has to be past. */
export const contractDated: Rule<ReadPaper> = {
  id: 'R_CONTRACT_DATE',
  chapter: 'contract',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ reading }, { today }) => {
    const day = dayIn(reading, 'issue_date');
    const working = [placeOf(reading, 'issue_date', { expected: today })];
    if (!day) return inconclusive(working);
    return day <= today ? passed(working, { data: { day } }) : failed(working, { data: { day } });
  },
};
