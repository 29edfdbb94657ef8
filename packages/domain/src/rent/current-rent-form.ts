import type * as z from 'zod/mini';
import { validateAmount } from '../mortgage/amount.ts';
import type { RegionCode } from '../regions/codes.ts';
import { form, requiredText } from '../validation/form-fields.ts';
import { normaliseMoney } from '../validation/money.ts';

/** The rent of today alone, as it is confirmed where a check found it. */
export const currentRentForm = (region: RegionCode) =>
  form({
    currentRent: requiredText(
      (value) => normaliseMoney(value, region),
      (value) => validateAmount(value, region),
    ),
  });
export type CurrentRent = z.output<ReturnType<typeof currentRentForm>>;
