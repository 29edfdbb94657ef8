import * as z from 'zod/mini';
import { normaliseFiscalCode } from '../fiscal-code/shape.ts';
import { validateBirthDate } from './birth-date.ts';
import type { FormClock } from './clock.ts';
import type { ValidationCode } from './codes.ts';
import type { Refusals } from './cross-check.ts';
import { normaliseDate } from './date.ts';
import { validateFiscalCode } from './fiscal-code.ts';
import { checkedText, requiredText } from './form-fields.ts';
import { isItalian } from './italian.ts';
import { validateCountry, validatePlaceOfBirth } from './place.ts';
import { tidy } from './tidy.ts';

export const nationalityField = () => requiredText(tidy, validateCountry);

export const validateAdultBirthDate =
  ({ today }: FormClock) =>
  (value: string): ValidationCode | null =>
    validateBirthDate(value, { today: today() });

export const birthFields = (clock: FormClock) => ({
  fiscalCode: z.optional(checkedText(normaliseFiscalCode, validateFiscalCode)),
  nationality: nationalityField(),
  dateOfBirth: requiredText(normaliseDate, validateAdultBirthDate(clock)),
  placeOfBirth: requiredText(tidy, validatePlaceOfBirth),
});

export interface TaxIdentity {
  nationality: string;
  fiscalCode?: string | undefined;
}

/** Italians must give their fiscal code; others may. */
export const refusedFiscalCode = ({ nationality, fiscalCode }: TaxIdentity): Refusals<TaxIdentity> => ({
  fiscalCode: isItalian(nationality) && !fiscalCode ? 'required' : null,
});
