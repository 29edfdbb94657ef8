import { dayIn, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** A contract that ends before the home is moved into, or has ended already, pays no rent. */
export const fixedTerm: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_FIXED_TERM'> = {
  id: 'R_CONTRACT_FIXED_TERM',
  chapter: 'contract',
  level: 'warning',
  blocking: false,
  reads: ['lease_start'],
  judge: ({ reading }, { applicant, today }) => {
    const [kind, end] = [textIn(reading, 'employment_kind'), dayIn(reading, 'employment_end')];
    const needed = applicant?.lease_start && applicant.lease_start > today ? applicant.lease_start : today;
    const working = [placeOf(reading, 'employment_end', { expected: needed }), placeOf(reading, 'employment_kind')];
    if (end) {
      const data = { end };
      if (end < today) return failed(working, { variant: 'ended', data });
      return end <= needed ? failed(working, { data }) : passed(working, { variant: 'ends', data });
    }
    return kind === 'open_ended' ? passed(working) : inconclusive(working);
  },
};
