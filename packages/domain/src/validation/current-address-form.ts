import type * as z from 'zod/mini';
import { addressFields, optionalHouseNumber } from './address.ts';
import { crossCheck } from './cross-check.ts';
import { form } from './form-fields.ts';
import { postcodeRuleOf } from './italian.ts';
import { validatePostcode } from './postcode.ts';

/** The shared address form, for homes in any country. Not every home has a number. */
export const currentAddressForm = form({
  current_country: addressFields.country,
  current_street: addressFields.street,
  current_house_num: optionalHouseNumber(),
  current_city: addressFields.city,
  current_postcode: addressFields.postcode,
  current_province: addressFields.province,
}).check(
  crossCheck(({ current_country, current_postcode }: { current_country: string; current_postcode: string }) => ({
    current_postcode: validatePostcode(current_postcode, postcodeRuleOf(current_country)),
  })),
);

export type CurrentAddress = z.output<typeof currentAddressForm>;
export type CurrentAddressInput = z.input<typeof currentAddressForm>;
