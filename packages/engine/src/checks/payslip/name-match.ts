import { compareNames } from '@vesta/domain/names/compare-names';
import { isPictured, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { fullNameOf, nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { judgeByOthers } from '../run/person-of-set.ts';
import { placeOf } from '../run/places.ts';

export const payslipNameMatch: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_NAME_MATCH'> = {
  id: 'R_PAYSLIP_NAME_MATCH',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'other_person', explains: ['content'], namedIn: 'employee_name' },
    flags: [{ flag: 'payslip_employee_mismatch', source: 'payslips' }],
    leavesOut: { reason: 'other_person' },
    answers: ['payslip.name_matches'],
  },
  reads: ['first_name', 'last_name'],
  judge: (subject, { applicant }) => {
    const { paper, reading } = subject;
    if (!applicant) return judgeByOthers(subject, (expected) => placeOf(reading, 'employee_name', { expected }));
    const [name, printed] = [nameOf(applicant), textIn(reading, 'employee_name')];
    const working = [placeOf(reading, 'employee_name', { expected: fullNameOf(applicant) })];
    if (!name || !printed) return inconclusive(working);
    const { verdict } = compareNames(name, printed);
    if (verdict === 'match') return passed(working);
    return verdict === 'mismatch' && !isPictured(paper, reading) ? failed(working) : inconclusive(working);
  },
};
