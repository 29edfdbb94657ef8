import { decodeFiscalCode } from '@vesta/domain/fiscal-code/decode';
import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import { compareEmployers } from '@vesta/domain/names/compare-employers';
import type { ApplicantData } from '../../papers/applicant.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';

/** How far two texts name one town: words in any order, accents and single slips aside. Saints have many towns. */
const SAME_FROM = 0.75;
const STRANGER_BELOW = 0.3;

/** Towns abroad have a name in every language, and people write the one they know. */
function mayHaveOtherNames(document: IdentityDocument, applicant: ApplicantData, today: string): boolean {
  const code = applicant.fiscal_code ? normaliseFiscalCode(applicant.fiscal_code) : null;
  const bornAbroad = code ? decodeFiscalCode(code, { today })?.birthplaceCode.startsWith('Z') : undefined;
  return document.country !== 'IT' || (bornAbroad ?? false);
}

export const birthplaceMatch: Rule<IdentityDocument, 'R_ID_BIRTHPLACE_MATCH'> = {
  id: 'R_ID_BIRTHPLACE_MATCH',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'birth_place_mismatch', source: 'identity' }],
    answers: ['person.birth_place'],
  },
  reads: ['birth_place', 'fiscal_code'],
  judge: (document, { applicant, today }) => {
    if (!applicant) return null;
    const printed = textOn(document, 'birth_place');
    const working = [placeOn(document, 'birth_place', applicant.birth_place)];
    if (!applicant.birth_place || !printed) return inconclusive(working);
    const likeness = compareEmployers(applicant.birth_place.replace(/\([^)]*\)/g, ' '), printed.found.value);
    if (likeness >= SAME_FROM) return passed(working);
    const strange = likeness < STRANGER_BELOW && isLegible(printed);
    return strange && !mayHaveOtherNames(document, applicant, today) ? failed(working) : inconclusive(working);
  },
};
