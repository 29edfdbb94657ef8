import { isPlausibleExpiry } from '../../documents/identity/rules/validity.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';
import { questionOf, validityOn } from './validity.ts';

/** Whether the paper may be relied on today. Permits have a rule of their own, and a fiscal code outlives its card. */
export const expired: Rule<IdentityDocument> = {
  id: 'R_ID_EXPIRED',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (document, context) => {
    if (document.type === 'residence_permit' || document.type === 'fiscal_card') return null;
    const end = textOn(document, 'expiry_date');
    const working = [placeOn(document, 'expiry_date', context.today)];
    const data = { end: end?.found.value ?? '' };
    const validity = validityOn(document, context);
    if (validity === 'withdrawn') return failed(working, { variant: 'withdrawn' });
    if (validity === 'expired') return end && isLegible(end) ? failed(working, { data }) : inconclusive(working);
    if (validity === 'unknown' || !isPlausibleExpiry(questionOf(document), context.today)) return inconclusive(working);
    return validity === 'nearly_expired'
      ? passed(working, { variant: 'nearly_expired', data })
      : passed(working, { data });
  },
};
