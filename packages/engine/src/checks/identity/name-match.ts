import { compareNames } from '@vesta/domain/names/compare-names';
import type { ApplicantData } from '../../papers/applicant.ts';
import { isPictured } from '../../papers/fields.ts';
import type { Rule } from '../rule.ts';
import { nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, namesMayBeCut, placeOn, textOn, valueOn } from './document.ts';

const ALIKE = 0.7;

/** Of a photo one of two names may be misread. If the other and the birthday are right, it is hardly somebody else. */
function mayBeMisread(document: IdentityDocument, { first_name, last_name, birth_date }: ApplicantData): boolean {
  const isAlike = (told: string | null, printed: string | null): boolean =>
    told !== null && printed !== null && compareNames(told, printed).score >= ALIKE;
  return (
    document.parts.some(({ paper, reading }) => isPictured(paper, reading)) &&
    birth_date !== null &&
    valueOn(document, 'birth_date') === birth_date &&
    (isAlike(last_name, valueOn(document, 'surname')) || isAlike(first_name, valueOn(document, 'given_names')))
  );
}

/** Whether the paper names the applicant. A doubtful likeness is no mismatch. */
export const nameMatch: Rule<IdentityDocument, 'R_ID_NAME_MATCH'> = {
  id: 'R_ID_NAME_MATCH',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    cause: {
      kind: 'other_identity',
      explains: ['R_ID_DOB_MATCH', 'R_ID_BIRTHPLACE_MATCH', 'R_ID_COUNTRY_MATCH', 'R_CF_*'],
    },
    flags: [{ flag: 'name_mismatch', source: 'identity' }],
    cardError: 'name_mismatch',
    answers: ['person.name'],
  },
  reads: ['first_name', 'last_name', 'birth_date'],
  judge: (document, { applicant }) => {
    if (!applicant) return null;
    const name = nameOf(applicant);
    const [surname, given] = [textOn(document, 'surname'), textOn(document, 'given_names')];
    const working = [
      placeOn(document, 'surname', applicant.last_name),
      placeOn(document, 'given_names', applicant.first_name),
    ];
    if (!name || !surname || !given) return inconclusive(working);
    const printed = { given: given.found.value, surname: surname.found.value };
    const { verdict } = compareNames(name, printed, { cut: namesMayBeCut(document) });
    if (verdict === 'match') return passed(working);
    const isSure = verdict === 'mismatch' && isLegible(surname) && isLegible(given);
    return isSure && !mayBeMisread(document, applicant) ? failed(working) : inconclusive(working);
  },
};
