import * as z from 'zod/mini';
import type { RegionCode } from '../regions/codes.ts';
import { normaliseDate, validateDate } from './date.ts';
import { flag, optionalChoice, optionalText } from './form-fields.ts';
import { validateFreeText } from './free-text.ts';
import { livingSituations } from './household-vocabulary.ts';
import { normaliseMoney, validateMoney } from './money.ts';
import { normaliseName, validateName } from './name.ts';
import { tidy } from './tidy.ts';

/** The present home. A landlord may ask but not insist, so each answer may stay out; what is given must be right. */
export function tenancyFields(region: RegionCode) {
  const money = () =>
    optionalText(
      (value) => normaliseMoney(value, region),
      (value) => validateMoney(value, region),
    );
  const date = () => optionalText(normaliseDate, validateDate);
  return {
    livingSituation: optionalChoice(livingSituations),
    currentRent: money(),
    keepsRent: flag(),
    currentDeposit: money(),
    landlordName: optionalText(normaliseName, validateName),
    tenancy_start_date: date(),
    tenancyEndDate: date(),
    extraTenancyInfo: optionalText(tidy, validateFreeText),
    rent_arrears: z.optional(z.nullable(z.boolean({ error: 'choice' }))),
  };
}

/** Whoever rents is asked what they pay; papers show it, and it is held against nobody who leaves it open. */
export const asksAboutRent = (livingSituation: string | null): boolean => livingSituation === livingSituations[0];

/** In Germany tenants are asked about the tenancy they leave. */
export const asksAboutTenancy = (region: RegionCode, livingSituation: string | null): boolean =>
  region === 'de' && asksAboutRent(livingSituation);
