import * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from './email.ts';
import { choiceOr, requiredText } from './form-fields.ts';
import { validateFreeText } from './free-text.ts';
import { GUARANTOR_ROLE } from './household-vocabulary.ts';
import { normaliseName, validateName } from './name.ts';
import { tidy } from './tidy.ts';

const relation = (value: string): string => tidy(value) || GUARANTOR_ROLE;

export const guarantorForm = z.object({
  fullname: requiredText(normaliseName, validateName),
  email: requiredText(normaliseEmail, validateEmail),
  role: choiceOr([GUARANTOR_ROLE], GUARANTOR_ROLE),
  relationship: requiredText(relation, validateFreeText),
});

export type Guarantor = z.output<typeof guarantorForm>;
export type GuarantorInput = z.input<typeof guarantorForm>;
