import type * as z from 'zod/mini';
import { BY_BANK } from '../documents/bank-identity.ts';
import { validateAdultBirthDate } from './birth-fields.ts';
import type { FormClock } from './clock.ts';
import { normaliseDate } from './date.ts';
import { form, optionalChoice, optionalText } from './form-fields.ts';
import { preparedBy } from './payload-names.ts';
import { personalDetailsNames } from './personal-details-names.ts';
import { validateCountry, validatePlaceOfBirth } from './place.ts';
import { tidy } from './tidy.ts';

/** `bank`: no document, the person's bank will say who they are. */
export const idDocuments = ['id-card', 'passport', 'residence-title', BY_BANK] as const;
export type IdDocument = (typeof idDocuments)[number];

/** Germany asks for the identity document alone; what is given besides must still be right. */
export const germanPersonalDetailsForm = (clock: FormClock) =>
  preparedBy(
    personalDetailsNames,
    form({
      /** Which document the person will show; the upload comes with the evidence. */
      idDocument: optionalChoice(idDocuments),
      nationality: optionalText(tidy, validateCountry),
      dateOfBirth: optionalText(normaliseDate, validateAdultBirthDate(clock)),
      placeOfBirth: optionalText(tidy, validatePlaceOfBirth),
    }),
  );

export type GermanPersonalDetails = z.output<ReturnType<typeof germanPersonalDetailsForm>>;
export type GermanPersonalDetailsInput = z.input<ReturnType<typeof germanPersonalDetailsForm>>;
