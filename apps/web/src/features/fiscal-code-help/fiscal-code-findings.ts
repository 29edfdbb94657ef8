import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import { type FiscalCodeAgreement, fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import type { Municipality } from '@vesta/domain/places';
import { normaliseDate } from '@vesta/domain/validation/date';

/** The parts that are worth a word. The sex is read from the code and compared with nothing. */
const spokenParts = ['lastName', 'firstName', 'birthDay', 'birthplace'] as const;
export type SpokenPart = (typeof spokenParts)[number];

export interface Findings {
  agrees: SpokenPart[];
  differs: SpokenPart[];
  checkCharacterDiffers: boolean;
}

export interface TypedPerson {
  firstName: string;
  lastName: string;
  /** DD/MM/YYYY, as far as it has been typed. */
  dateOfBirth: string;
  placeOfBirth: string;
  /** Municipalities that are called like the place of birth begins. */
  municipalities: readonly Municipality[];
}

/** Several municipalities may bear one name: the one that the code means is preferred. */
function birthplaceCode(code: string, { placeOfBirth, municipalities }: TypedPerson): string | null {
  const wanted = placeOfBirth.trim().toLowerCase();
  const namesakes = municipalities.filter(({ name }) => name.toLowerCase() === wanted);
  // Digits of the code may be written as letters, so its last part cannot simply be cut out; each namesake is tried.
  const meant = namesakes.find(({ cadastralCode }) => agreementOf(code, null, cadastralCode)?.birthplace === 'agrees');
  return (meant ?? namesakes[0])?.cadastralCode ?? null;
}

const agreementOf = (code: string, person: TypedPerson | null, birthplace: string | null): FiscalCodeAgreement | null =>
  fiscalCodeAgreement(code, {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    birthDay: person ? dayFromSlashDate(normaliseDate(person.dateOfBirth)) : null,
    birthplaceCode: birthplace,
  });

/** How a code fits the person on screen; null while there is no whole code to compare. */
export function fiscalCodeFindings(typed: string, person: TypedPerson): Findings | null {
  const code = normaliseFiscalCode(typed);
  const agreement = agreementOf(code, person, birthplaceCode(code, person));
  if (!agreement) return null;
  return {
    agrees: spokenParts.filter((part) => agreement[part] === 'agrees'),
    differs: spokenParts.filter((part) => agreement[part] === 'differs'),
    checkCharacterDiffers: agreement.checkCharacter === 'differs',
  };
}
