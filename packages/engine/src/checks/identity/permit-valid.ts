import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';
import { validityOn } from './validity.ts';

/** An expired permit is common while its renewal takes time: a reason to ask for the receipt. */
export const permitValid: Rule<IdentityDocument, 'R_ID_PERMIT_VALID'> = {
  id: 'R_ID_PERMIT_VALID',
  chapter: 'identity',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    flags: [{ flag: 'id_expired', source: 'identity' }],
    cardError: 'id_expired',
    answers: ['identity.valid'],
    tells: 'origin',
  },
  reads: [],
  judge: (document, context) => {
    if (document.type !== 'residence_permit') return null;
    const end = textOn(document, 'expiry_date');
    const working = [placeOn(document, 'expiry_date', context.today)];
    const data = { end: end?.found.value ?? '' };
    const validity = validityOn(document, context);
    if (validity === 'in_renewal') return passed(working, { variant: 'in_renewal', data });
    if (validity === 'expired') return end && isLegible(end) ? failed(working, { data }) : inconclusive(working);
    if (validity === 'unknown') return inconclusive(working);
    return passed(working, { data });
  },
};
