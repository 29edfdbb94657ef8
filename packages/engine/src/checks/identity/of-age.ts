import { ageOn } from '@vesta/domain/dates/age';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, isLegible, placeOn, textOn } from './document.ts';

const OF_AGE = 18;
/** Beyond this the year was rather misread. */
const OLDEST = 110;

export const ofAge: Rule<IdentityDocument, 'R_ID_AGE_18'> = {
  id: 'R_ID_AGE_18',
  chapter: 'identity',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (document, { today }) => {
    const birth = textOn(document, 'birth_date');
    const age = birth ? ageOn(birth.found.value, today) : null;
    const working = [placeOn(document, 'birth_date')];
    if (!birth || age === null || age < 0 || age > OLDEST) return inconclusive(working);
    if (age >= OF_AGE) return passed(working, { data: { age } });
    return isLegible(birth) ? failed(working, { data: { age } }) : inconclusive(working);
  },
};
