import type { RegionCode } from '../regions/codes.ts';
import type { Refusals } from './cross-check.ts';
import { judgedLater, optionalText, requiredText } from './form-fields.ts';
import { postcodeRuleFor } from './italian.ts';
import {
  normaliseProvince,
  validateCity,
  validateCountry,
  validateHouseNumber,
  validateProvince,
  validateStreet,
} from './place.ts';
import { normalisePostcode, validatePostcode } from './postcode.ts';
import { tidy } from './tidy.ts';

/** The fields of an address, to be named by the form they stand in. */
export const addressFields = {
  country: requiredText(tidy, validateCountry),
  street: requiredText(tidy, validateStreet),
  houseNum: requiredText(tidy, validateHouseNumber),
  city: requiredText(tidy, validateCity),
  postcode: judgedLater(normalisePostcode),
  // Many countries have none.
  province: optionalText(normaliseProvince, validateProvince),
};

export const optionalHouseNumber = () => optionalText(tidy, validateHouseNumber);

export interface PostalPlace {
  country: string;
  postcode: string;
}

/** The country decides how a postcode is written. */
export const refusedPostcode =
  (region: RegionCode) =>
  ({ country, postcode }: PostalPlace): Refusals<PostalPlace> => ({
    postcode: validatePostcode(postcode, postcodeRuleFor(region, country)),
  });
