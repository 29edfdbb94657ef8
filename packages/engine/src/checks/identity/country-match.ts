import { alpha2Of } from '@vesta/domain/identifiers/country-codes';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';

/**
 * Whether the paper is one of the nationality that was chosen. A permit is issued by the country somebody lives in and
 * names the nationality inside; a fiscal card says nothing about it.
 */
export const countryMatch: Rule<IdentityDocument, 'R_ID_COUNTRY_MATCH'> = {
  id: 'R_ID_COUNTRY_MATCH',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'nationality', explains: ['R_ID_TYPE_ACCEPTED'] },
    tells: 'origin',
  },
  reads: ['nationality'],
  judge: (document, { applicant }) => {
    if (!applicant || document.type === 'fiscal_card') return null;
    const wanted = applicant.nationality?.toUpperCase() ?? null;
    const printed = textOn(document, 'nationality');
    const named = printed ? alpha2Of(printed.found.value) : null;
    const issuer = document.type === 'residence_permit' || document.type === 'visa' ? null : document.country;
    const working = [placeOn(document, 'nationality', wanted)];
    const data = { expected: wanted ?? '', found: named ?? issuer ?? '' };
    if (!wanted || (!named && !issuer)) return inconclusive(working);
    // Towns issue cards to residents of any nationality: what the paper names counts before who issued it.
    if ((named ?? issuer) === wanted) return passed(working, { data });
    const sure = named ? printed !== null && isLegible(printed) : true;
    return sure ? failed(working, { data }) : inconclusive(working);
  },
};
