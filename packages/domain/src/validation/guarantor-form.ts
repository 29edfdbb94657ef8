import type * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from './email.ts';
import { choiceOr, form, requiredText, textOr } from './form-fields.ts';
import { validateFreeText } from './free-text.ts';
import { GUARANTOR_ROLE } from './household-vocabulary.ts';
import { normaliseName, validateName } from './name.ts';
import { tidy } from './tidy.ts';

export const guarantorForm = form({
  fullname: requiredText(normaliseName, validateName),
  email: requiredText(normaliseEmail, validateEmail),
  role: choiceOr([GUARANTOR_ROLE], GUARANTOR_ROLE),
  relationship: textOr(GUARANTOR_ROLE, tidy, validateFreeText),
});

export type Guarantor = z.output<typeof guarantorForm>;
export type GuarantorInput = z.input<typeof guarantorForm>;
