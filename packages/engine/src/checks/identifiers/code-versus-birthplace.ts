import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { plainFirst15 } from '@vesta/domain/fiscal-code/omocodia';
import { mayContradict } from '../../documents/certainty.ts';
import { textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, reckoned } from '../run/places.ts';
import { fiscalCodeOn } from './holder.ts';
import { knownBirthplaceCodes } from './known-birthplaces.ts';

/** Whether the place inside the code is the one that is told. A place whose code is not known cannot be held against. */
export const codeVersusBirthplace: Rule<ReadPaper, 'R_CF_VS_BIRTHPLACE'> = {
  id: 'R_CF_VS_BIRTHPLACE',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'birth_place_mismatch', source: 'identity' }],
    answers: ['person.birth_place'],
  },
  reads: ['birth_place'],
  judge: ({ reading }, { applicant, birthplaceCodes }) => {
    const found = fiscalCodeOn(reading);
    if (!found || !hasRightCheckCharacter(found.code)) return null;
    const printed = textIn(reading, 'birth_place');
    const place = printed ?? applicant?.birth_place ?? null;
    const named = plainFirst15(found.code).slice(11);
    const told = place ? (birthplaceCodes?.(place) ?? []) : [];
    const codes = place && told.length === 0 ? knownBirthplaceCodes(place) : told;
    const where = printed
      ? placeOf(reading, 'birth_place', { expected: named })
      : reckoned('birth_place', named, place);
    const working = [placeOf(reading, found.field), where];
    if (place === null) return inconclusive(working, { variant: 'no_place' });
    if (codes.includes(named)) return passed(working);
    const isLegible = !printed || mayContradict(reading.fields.birth_place);
    return codes.length === 0 || !isLegible ? inconclusive(working) : failed(working);
  },
};
