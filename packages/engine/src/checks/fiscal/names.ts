import { compareWithHolders } from '@vesta/domain/names/compare-holders';
import { isPictured, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { fullNameOf, nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { judgeByOthers } from '../run/person-of-set.ts';
import { placeOf } from '../run/places.ts';
import { isOnJointReturn } from './joint-return.ts';

/** The person of the paper is the applicant, or they declared together. */
export const taxNames: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_NAMES'> = {
  id: 'R_TAX_NAMES',
  chapter: 'fiscal',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'other_person', explains: ['content'], namedIn: 'person_name' },
    flags: [{ flag: 'name_mismatch', source: 'fiscal' }],
    leavesOut: { reason: 'other_person' },
    answers: ['document.valid'],
  },
  reads: ['first_name', 'last_name', 'fiscal_code'],
  judge: (subject, { applicant }) => {
    const { paper, reading } = subject;
    if (!applicant) return judgeByOthers(subject, (expected) => placeOf(reading, 'person_name', { expected }));
    const [name, printed] = [nameOf(applicant), textIn(reading, 'person_name')];
    const working = [placeOf(reading, 'person_name', { expected: fullNameOf(applicant) })];
    if (isOnJointReturn(reading, applicant)) return passed(working, { variant: 'joint' });
    if (!name || !printed) return inconclusive(working);
    const { verdict } = compareWithHolders(name, printed);
    if (verdict === 'match') return passed(working);
    // Of a couple the paper may name the other one only.
    const mayBeOther = reading.fields.is_joint?.value === true;
    return verdict === 'mismatch' && !mayBeOther && !isPictured(paper, reading)
      ? failed(working)
      : inconclusive(working);
  },
};
