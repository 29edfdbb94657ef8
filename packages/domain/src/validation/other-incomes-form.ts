import type * as z from 'zod/mini';
import { form, optionalText } from './form-fields.ts';
import { normaliseOtherIncomes, validateOtherIncomes } from './other-incomes.ts';

/** No other income is an answer too. */
export const otherIncomesField = () => optionalText(normaliseOtherIncomes, validateOtherIncomes);

export const otherIncomesForm = form({ otherIncomes: otherIncomesField() });
export type OtherIncomes = z.output<typeof otherIncomesForm>;
