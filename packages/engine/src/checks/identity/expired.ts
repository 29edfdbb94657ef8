import { mayContradict } from '../../documents/certainty.ts';
import { isPlausibleExpiry } from '../../documents/identity/rules/validity.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';
import { latestEnd } from './longest-validity.ts';
import { questionOf, validityOn } from './validity.ts';

/** Sides that print an end which no office would have given. */
function impossibleEnds(document: IdentityDocument): EvidencePlace[] {
  const issued = textOn(document, 'issue_date');
  const latest = issued && isLegible(issued) ? latestEnd(questionOf(document)) : null;
  if (!latest) return [];
  return document.parts.flatMap(({ paper, reading }) => {
    const end = reading.fields.expiry_date;
    const isBeyond = end && mayContradict(end) && typeof end.value === 'string' && end.value > latest;
    return isBeyond ? [placeOf(reading, 'expiry_date', { expected: latest, paper: paper.id })] : [];
  });
}

/** Whether the paper may be relied on today. Permits have a rule of their own, and a fiscal code outlives its card. */
export const expired: Rule<IdentityDocument, 'R_ID_EXPIRED'> = {
  id: 'R_ID_EXPIRED',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'id_expired', source: 'identity' }],
    cardError: 'id_expired',
    answers: ['identity.valid'],
    keeps: ['end'],
  },
  reads: [],
  judge: (document, context) => {
    if (document.type === 'residence_permit' || document.type === 'fiscal_card') return null;
    const end = textOn(document, 'expiry_date');
    const working = [placeOn(document, 'expiry_date', context.today)];
    const data = { end: end?.found.value ?? '' };
    const impossible = impossibleEnds(document);
    if (impossible.length > 0) return failed(impossible, { variant: 'too_long', level: 'warning' });
    const validity = validityOn(document, context);
    if (validity === 'withdrawn') return failed(working, { variant: 'withdrawn' });
    if (validity === 'expired') return end && isLegible(end) ? failed(working, { data }) : inconclusive(working);
    if (validity === 'unknown' || !isPlausibleExpiry(questionOf(document), context.today)) return inconclusive(working);
    return validity === 'nearly_expired'
      ? passed(working, { variant: 'nearly_expired', data })
      : passed(working, { data });
  },
};
