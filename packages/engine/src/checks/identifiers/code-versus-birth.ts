import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { mayContradict } from '../../documents/certainty.ts';
import type { Reading } from '../../documents/reading.ts';
import type { ApplicantData } from '../../papers/applicant.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, reckoned } from '../run/places.ts';
import { birthOn, fiscalCodeOn } from './holder.ts';

function sexOf(reading: Reading, applicant: ApplicantData | null): 'M' | 'F' | null {
  const sex = reading.fields.sex?.value;
  return sex === 'M' || sex === 'F' ? sex : (applicant?.sex ?? null);
}

/** The code names birthday and sex. A different birthday is another person's code; a different sex alone is a question. */
export const codeVersusBirth: Rule<ReadPaper, 'R_CF_VS_DOB_SEX'> = {
  id: 'R_CF_VS_DOB_SEX',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'birth_date_mismatch', source: 'identity' }],
    answers: ['person.birth'],
  },
  reads: ['birth_date', 'sex'],
  judge: ({ reading }, { applicant }) => {
    const found = fiscalCodeOn(reading);
    if (!found || !hasRightCheckCharacter(found.code)) return null;
    const printed = birthOn(reading);
    const day = printed?.day ?? applicant?.birth_date ?? null;
    const agreement = fiscalCodeAgreement(found.code, {
      firstName: '',
      lastName: '',
      birthDay: day,
      sex: sexOf(reading, applicant),
    });
    const birth = printed ? placeOf(reading, printed.field) : reckoned('birth_date', null, day);
    const working = [placeOf(reading, found.field), birth];
    const legible = !printed || mayContradict(reading.fields[printed.field]);
    if (agreement?.birthDay === 'differs') return legible ? failed(working) : inconclusive(working);
    if (agreement?.sex === 'differs') return failed(working, { level: 'warning', variant: 'sex_differs' });
    return agreement?.birthDay === 'agrees' ? passed(working) : inconclusive(working);
  },
};
