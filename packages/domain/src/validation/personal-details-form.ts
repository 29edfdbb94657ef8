import * as z from 'zod/mini';
import { employmentStatuses } from '../employment.ts';
import type { RegionCode } from '../regions/codes.ts';
import { addressFields, refusedPostcode } from './address.ts';
import { birthFields, refusedFiscalCode } from './birth-fields.ts';
import type { FormClock } from './clock.ts';
import { crossCheck } from './cross-check.ts';
import { form, optionalChoice } from './form-fields.ts';
import { preparedBy } from './payload-names.ts';
import { personalDetailsNames } from './personal-details-names.ts';
import { withSubStep } from './sub-step.ts';

const companions = () => ({
  employmentStatus: optionalChoice(employmentStatuses),
  numMembers: z.optional(z.nullable(z.int({ error: 'pattern' }).check(z.gte(0, { error: 'pattern' })))),
});

const birthPart = (clock: FormClock) =>
  form({ subStep: z.literal(1, { error: 'choice' }), ...birthFields(clock), ...companions() }).check(
    crossCheck(refusedFiscalCode),
  );

const addressPart = (region: RegionCode) =>
  form({ subStep: z.literal(2, { error: 'choice' }), ...addressFields, ...companions() }).check(
    crossCheck(refusedPostcode(region)),
  );

const prepared = (payload: unknown): unknown => withSubStep(personalDetailsNames(payload));

/** Italy, first part: who the person is. */
export const birthStepForm = (clock: FormClock) => preparedBy(prepared, birthPart(clock));

/** Italy, second part: where the person lives. */
export const addressStepForm = (region: RegionCode) => preparedBy(prepared, addressPart(region));

/** Either part, told apart by its number. */
export const personalDetailsForm = (clock: FormClock, region: RegionCode) =>
  preparedBy(prepared, z.discriminatedUnion('subStep', [birthPart(clock), addressPart(region)], { error: 'choice' }));

/** Both parts in one call. */
export const allPersonalDetailsForm = (clock: FormClock, region: RegionCode) =>
  preparedBy(
    personalDetailsNames,
    form({ ...birthFields(clock), ...addressFields, ...companions() }).check(
      crossCheck(refusedFiscalCode),
      crossCheck(refusedPostcode(region)),
    ),
  );

export type BirthStep = z.output<ReturnType<typeof birthStepForm>>;
export type BirthStepInput = z.input<ReturnType<typeof birthStepForm>>;
export type AddressStep = z.output<ReturnType<typeof addressStepForm>>;
export type AddressStepInput = z.input<ReturnType<typeof addressStepForm>>;
export type PersonalDetails = z.output<ReturnType<typeof personalDetailsForm>>;
export type AllPersonalDetails = z.output<ReturnType<typeof allPersonalDetailsForm>>;
