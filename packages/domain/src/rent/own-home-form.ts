import type * as z from 'zod/mini';
import type { RegionCode } from '../regions/codes.ts';
import { form, optionalChoice, optionalText } from '../validation/form-fields.ts';
import { livingSituations } from '../validation/household-vocabulary.ts';
import { normaliseMoney, validateMoney } from '../validation/money.ts';

/**
 * How a guarantor lives and what that costs: their own home comes before anybody else's. Every answer may stay out, and
 * what is not said stays unknown.
 */
export const ownHomeForm = (region: RegionCode) => {
  const money = () =>
    optionalText(
      (value) => normaliseMoney(value, region),
      (value) => validateMoney(value, region),
    );
  return form({ livingSituation: optionalChoice(livingSituations), currentRent: money(), housingLoan: money() });
};
export type OwnHome = z.output<ReturnType<typeof ownHomeForm>>;

/** Owners are asked what they still pay off. */
export const asksAboutLoan = (livingSituation: string | null): boolean => livingSituation === 'Owner';
