import { compareNames } from '@vesta/domain/names/compare-names';
import type { Rule } from '../rule.ts';
import { nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, namesMayBeCut, placeOn, textOn } from './document.ts';

/** Whether the paper names the applicant. A doubtful likeness is no mismatch. */
export const nameMatch: Rule<IdentityDocument> = {
  id: 'R_ID_NAME_MATCH',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  reads: ['first_name', 'last_name'],
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
    return verdict === 'mismatch' && isLegible(surname) && isLegible(given) ? failed(working) : inconclusive(working);
  },
};
