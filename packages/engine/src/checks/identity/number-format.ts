import { alpha3Of } from '@vesta/domain/identifiers/country-codes';
import { numberPatternsOf } from '../../documents/identity/rules/number-formats.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';

/** Whether the number is built like those of its issuer, where that is known. */
export const numberFormat: Rule<IdentityDocument, 'R_ID_NUMBER_FORMAT'> = {
  id: 'R_ID_NUMBER_FORMAT',
  chapter: 'identity',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (document) => {
    const issuer = document.country ? alpha3Of(document.country) : null;
    const patterns = numberPatternsOf(issuer, document.type);
    if (patterns.length === 0) return null;
    const number = textOn(document, 'document_number');
    const working = [placeOn(document, 'document_number')];
    // Germans may black their number out, and nobody may ask for it.
    if (!number) return inconclusive(working);
    if (patterns.some((pattern) => pattern.test(number.found.value))) return passed(working);
    return isLegible(number) ? failed(working) : inconclusive(working);
  },
};
