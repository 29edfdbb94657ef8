import * as z from 'zod/mini';
import { optionalText } from './form-fields.ts';
import { normaliseOtherIncomes, validateOtherIncomes } from './other-incomes.ts';

/** No other income is an answer too. */
export const otherIncomesField = () => optionalText(normaliseOtherIncomes, validateOtherIncomes);

export const otherIncomesForm = z.object({ otherIncomes: otherIncomesField() });
export type OtherIncomes = z.output<typeof otherIncomesForm>;
