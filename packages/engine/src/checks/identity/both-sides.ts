import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { IdentityDocument } from './document.ts';
import { twoSided } from './documents-in.ts';

export const bothSides: Rule<IdentityDocument, 'R_ID_BOTH_SIDES'> = {
  id: 'R_ID_BOTH_SIDES',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  means: {
    // A side that is missing is asked for: that is no fault of the paper.
    upload: 'silent',
    flags: [{ flag: 'insufficient', source: 'identity' }],
  },
  reads: [],
  judge: ({ type, parts }) => {
    const sides = new Set(parts.flatMap(({ reading }) => reading.side ?? []));
    const seen = [...sides].sort().join(',') || null;
    // A passport has one page, and either side of a fiscal card bears name and code.
    if (!twoSided.includes(type)) return passed([reckoned('sides', null, seen)]);
    const both = sides.has('both') || (sides.has('front') && sides.has('back'));
    const working = [reckoned('sides', 'front,back', seen)];
    if (both) return passed(working);
    if (sides.size === 0) return inconclusive(working);
    return failed(working, { variant: sides.has('front') ? 'back_missing' : 'front_missing' });
  },
};
