import { compareEmployers } from '@vesta/domain/names/compare-employers';
import { compareNames } from '@vesta/domain/names/compare-names';
import { isPictured, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { fullNameOf, nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { judgeByOthers } from '../run/person-of-set.ts';
import { placeOf } from '../run/places.ts';

const SAME_FROM = 0.6;
const STRANGER_BELOW = 0.3;

/** Both parties are named: the employee is the applicant, the employer the one that was given. */
export const contractParties: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_PARTIES'> = {
  id: 'R_CONTRACT_PARTIES',
  chapter: 'contract',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'name_mismatch', source: 'contract' }],
    leavesOut: { reason: 'other_person' },
    answers: ['document.valid'],
    traits: ['impersonal'],
  },
  reads: ['first_name', 'last_name', 'employer'],
  judge: (subject, { applicant }) => {
    const { paper, reading } = subject;
    if (!applicant) return judgeByOthers(subject, (expected) => placeOf(reading, 'person_name', { expected }));
    const [person, employer] = [textIn(reading, 'person_name'), textIn(reading, 'payer_name')];
    const name = nameOf(applicant);
    const working = [
      placeOf(reading, 'person_name', { expected: fullNameOf(applicant) }),
      placeOf(reading, 'payer_name', { expected: applicant.employer }),
    ];
    const verdict = name && person ? compareNames(name, person).verdict : 'unknown';
    const likeness = applicant.employer && employer ? compareEmployers(applicant.employer, employer) : null;
    const isClear = !isPictured(paper, reading);
    if (verdict === 'mismatch' && isClear) return failed(working, { data: { found: person ?? '' } });
    if (likeness !== null && likeness < STRANGER_BELOW && isClear)
      return failed(working, {
        variant: 'employer',
        data: { found: employer ?? '', expected: applicant.employer ?? '' },
      });
    const isSameEmployer = likeness === null ? employer !== null : likeness >= SAME_FROM;
    return verdict === 'match' && isSameEmployer ? passed(working) : inconclusive(working);
  },
};
