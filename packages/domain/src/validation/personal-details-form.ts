import * as z from 'zod/mini';
import { employmentStatuses } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import { addressFields, refusedPostcode } from './address.ts';
import { birthFields, refusedFiscalCode } from './birth-fields.ts';
import type { FormClock } from './clock.ts';
import { crossCheck } from './cross-check.ts';
import { optionalChoice } from './form-fields.ts';
import { preparedBy, underOneName, withoutEmpty } from './payload-names.ts';

/** The names under which these answers are stored. */
const storedNames = { fiscal_code: 'fiscalCode', date_of_birth: 'dateOfBirth', birth_city: 'placeOfBirth' };

export const personalDetailsNames = (payload: unknown): unknown =>
  withoutEmpty(underOneName(payload, storedNames), ['fiscalCode']);

const companions = () => ({
  employmentStatus: optionalChoice(employmentStatuses),
  numMembers: z.optional(z.nullable(z.int({ error: 'pattern' }))),
});

const numberedStep = <const N extends 1 | 2>(step: N) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
    z.literal(step, { error: 'choice' }),
  );

/** Italy, first part: who the person is. */
export const birthStepForm = (clock: FormClock) =>
  preparedBy(
    personalDetailsNames,
    z
      .object({ subStep: z.optional(numberedStep(1)), ...birthFields(clock), ...companions() })
      .check(crossCheck(refusedFiscalCode)),
  );

/** Italy, second part: where the person lives. */
export const addressStepForm = (region: RegionCode) =>
  preparedBy(
    personalDetailsNames,
    z
      .object({ subStep: z.optional(numberedStep(2)), ...addressFields, ...companions() })
      .check(crossCheck(refusedPostcode(region))),
  );

/** Both parts in one call. */
export const allPersonalDetailsForm = (clock: FormClock, region: RegionCode) =>
  preparedBy(
    personalDetailsNames,
    z
      .object({ ...birthFields(clock), ...addressFields, ...companions() })
      .check(crossCheck(refusedFiscalCode), crossCheck(refusedPostcode(region))),
  );

export type BirthStep = z.output<ReturnType<typeof birthStepForm>>;
export type BirthStepInput = z.input<ReturnType<typeof birthStepForm>>;
export type AddressStep = z.output<ReturnType<typeof addressStepForm>>;
export type AddressStepInput = z.input<ReturnType<typeof addressStepForm>>;
export type AllPersonalDetails = z.output<ReturnType<typeof allPersonalDetailsForm>>;
