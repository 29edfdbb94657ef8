import { dayIn, textIn } from '../../papers/fields.ts';
import { monthOf } from '../../papers/pay/slips-by-month.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { windowOf } from './expected-months.ts';
import { newestOf, type Slips } from './slips.ts';

/** No end of the job on or before today. An end that lies ahead is told. */
export const activeContract: Rule<Slips, 'R_PAYSLIP_ACTIVE_CONTRACT'> = {
  id: 'R_PAYSLIP_ACTIVE_CONTRACT',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.contract_active'],
  },
  reads: [],
  judge: (subject, { today }) => {
    const newest = newestOf(subject);
    if (!newest) return null;
    const end = dayIn(newest.reading, 'end_date');
    const working = [placeOf(newest.reading, 'end_date', { expected: null, paper: newest.paper.id })];
    if (end) {
      const data = { end };
      return end <= today ? failed(working, { data }) : passed(working, { variant: 'ends', data });
    }
    const month = monthOf(newest);
    const isRecent = month !== null && windowOf(today).includes(month);
    const isOpen = textIn(newest.reading, 'contract_type') === 'open_ended';
    // The last slip of a job prints its end; an old slip cannot know.
    return isRecent && (isOpen || dayIn(newest.reading, 'hire_date') !== null)
      ? passed(working)
      : inconclusive(working);
  },
};
