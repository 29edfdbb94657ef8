import type * as z from 'zod/mini';
import { addressFields, optionalHouseNumber } from './address.ts';
import { form, requiredText } from './form-fields.ts';
import { normalisePostcode, validatePostcode } from './postcode.ts';

/** The shared address form, for homes in any country. Not every home has a number. */
export const currentAddressForm = form({
  current_country: addressFields.country,
  current_street: addressFields.street,
  current_house_num: optionalHouseNumber(),
  current_city: addressFields.city,
  current_postcode: requiredText(normalisePostcode, (value) => validatePostcode(value, 'shared')),
  current_province: addressFields.province,
});

export type CurrentAddress = z.output<typeof currentAddressForm>;
export type CurrentAddressInput = z.input<typeof currentAddressForm>;
