import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';

export const birthDateMatch: Rule<IdentityDocument, 'R_ID_DOB_MATCH'> = {
  id: 'R_ID_DOB_MATCH',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'birth_date_mismatch', source: 'identity' }],
    cardError: 'birth_date_mismatch',
    answers: ['person.birth'],
  },
  reads: ['birth_date'],
  judge: (document, { applicant }) => {
    if (!applicant) return null;
    const printed = textOn(document, 'birth_date');
    const working = [placeOn(document, 'birth_date', applicant.birth_date)];
    if (!applicant.birth_date || !printed) return inconclusive(working);
    if (printed.found.value === applicant.birth_date) return passed(working);
    return isLegible(printed) ? failed(working) : inconclusive(working);
  },
};
