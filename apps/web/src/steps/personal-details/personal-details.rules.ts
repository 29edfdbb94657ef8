import type { Day } from '@vesta/domain/dates/day';
import { validateBirthDate } from '@vesta/domain/validation/birth-date';
import { refusedFiscalCode } from '@vesta/domain/validation/birth-fields';
import { validateFiscalCode } from '@vesta/domain/validation/fiscal-code';
import { validateCountry, validatePlaceOfBirth } from '@vesta/domain/validation/place';
import { optional } from '@vesta/domain/validation/validator';
import type { Refused } from '../../features/checked-form/use-checked-form.ts';
import type { BirthValues, GermanValues } from './personal-details.mapping.ts';

export const refusedBirth = (values: BirthValues, today: Day): Refused<BirthValues> => ({
  // As long as nobody has said otherwise it is asked for, and named with what is missing.
  fiscalCode:
    values.nationality === '' && values.fiscalCode === ''
      ? 'required'
      : (refusedFiscalCode(values).fiscalCode ?? optional(validateFiscalCode)(values.fiscalCode)),
  nationality: validateCountry(values.nationality),
  dateOfBirth: validateBirthDate(values.dateOfBirth, { today }),
  placeOfBirth: validatePlaceOfBirth(values.placeOfBirth),
});

/** In Germany nothing but the document is needed; what is given besides must still be right. */
export const refusedGerman = (values: GermanValues, today: Day): Refused<GermanValues> => ({
  nationality: optional(validateCountry)(values.nationality),
  dateOfBirth: optional((date) => validateBirthDate(date, { today }))(values.dateOfBirth),
  placeOfBirth: optional(validatePlaceOfBirth)(values.placeOfBirth),
});
