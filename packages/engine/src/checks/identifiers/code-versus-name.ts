import { type FiscalCodeAgreement, fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { mayContradict } from '../../documents/certainty.ts';
import { isRecognised } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, reckoned } from '../run/places.ts';
import { fiscalCodeOn, type HolderNames, namesOf, namesOn } from './holder.ts';

const agreements = (code: string, { ways }: HolderNames): FiscalCodeAgreement[] =>
  ways.flatMap(
    ({ surname, given }) => fiscalCodeAgreement(code, { firstName: given, lastName: surname, birthDay: null }) ?? [],
  );

/** A letter with a dot stands for a name that cannot be told. */
const isShortened = ({ ways }: HolderNames): boolean =>
  ways.some(({ surname, given }) => /(?:^|\s)\p{L}\.?(?:\s|$)/u.test(`${surname} ${given}`));

/**
 * Whether the code was made of these names. A surname may have changed since, so one part that does not fit is a
 * question; a code of which no part fits belongs to somebody else.
 */
export const codeVersusName: Rule<ReadPaper, 'R_CF_VS_NAME'> = {
  id: 'R_CF_VS_NAME',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'tax_id_mismatch', source: 'identity' }],
  },
  reads: ['first_name', 'last_name'],
  judge: ({ paper, reading }, { applicant }) => {
    const found = fiscalCodeOn(reading);
    if (!found || !hasRightCheckCharacter(found.code)) return null;
    if (paper.notes.codesWithoutName.includes(found.code) && !isRecognised(paper, reading)) {
      const named = (paper.notes.otherNames ?? []).map(({ page, box }) => ({
        ...reckoned('name', null, null),
        page,
        box,
      }));
      return failed([placeOf(reading, found.field), ...named], { level: 'warning', variant: 'no_name' });
    }
    const names = namesOn(reading) ?? (applicant && namesOf(applicant));
    const name = names?.field ? placeOf(reading, names.field) : reckoned('name', null, null);
    const working = [placeOf(reading, found.field), name];
    if (!names || names.ways.length === 0) return inconclusive(working);
    const all = agreements(found.code, names);
    if (all.some(({ lastName, firstName }) => lastName === 'agrees' && firstName === 'agrees')) return passed(working);
    if (!mayContradict(names) || isShortened(names)) return inconclusive(working);
    if (all.every(({ lastName, firstName }) => lastName === 'unknown' || firstName === 'unknown'))
      return inconclusive(working);
    const half = all.some(({ lastName, firstName }) => lastName === 'agrees' || firstName === 'agrees');
    return half ? failed(working, { level: 'warning', variant: 'one_part' }) : failed(working);
  },
};
