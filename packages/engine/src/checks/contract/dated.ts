import { daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { dayIn, isPictured } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** People sign on their first day or some weeks into the job; after half a year nobody begins to write it down. */
const LATEST_DAYS = 183;

function isLate(signed: Day, start: Day | null): boolean {
  const days = start === null ? null : daysBetween(start, signed);
  return days !== null && days > LATEST_DAYS;
}

/** The day on which it was signed, which has to be past and not long after the job began. */
export const contractDated: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_DATE'> = {
  id: 'R_CONTRACT_DATE',
  chapter: 'contract',
  level: 'critical',
  blocking: false,
  means: {
    // Contracts are signed about when the job begins.
    tells: 'seniority',
  },
  reads: [],
  judge: ({ reading, paper }, { today }) => {
    const day = dayIn(reading, 'issue_date');
    const working = [placeOf(reading, 'issue_date', { expected: today })];
    if (!day) return inconclusive(working);
    if (day > today) return failed(working, { data: { day } });
    const start = dayIn(reading, 'employment_start');
    if (!isLate(day, start)) return passed(working, { data: { day } });
    const both = [placeOf(reading, 'issue_date'), placeOf(reading, 'employment_start')];
    if (paper.notes.amendsContract || isPictured(paper, reading)) return inconclusive(both);
    return failed(both, { level: 'warning', variant: 'late', data: { day, start: start ?? '' } });
  },
};
