import type { AddressDetails } from '@vesta/domain/places';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { ValidationCode } from '@vesta/domain/validation/codes';
import { isItaly, postcodeRuleFor, postcodeRuleOf } from '@vesta/domain/validation/italian';
import {
  validateCity,
  validateCountry,
  validateHouseNumber,
  validateProvince,
  validateStreet,
} from '@vesta/domain/validation/place';
import { type PostcodeRule, validatePostcode } from '@vesta/domain/validation/postcode';
import { optional } from '@vesta/domain/validation/validator';

/** An address as a form holds it. */
export interface Address {
  country: string;
  street: string;
  houseNum: string;
  city: string;
  postcode: string;
  province: string;
}

export type AddressPart = keyof Address;

const homeOf: Record<RegionCode, string> = { it: 'Italy', de: 'Germany' };

/** Where the form begins: nobody has said yet where they live, but nearly all live in the region. */
export const emptyAddress = (region: RegionCode): Address => ({
  country: homeOf[region],
  street: '',
  houseNum: '',
  city: '',
  postcode: '',
  province: '',
});

/** Another country: nothing of the old address holds there. */
export const movedTo = (country: string): Address => ({
  country,
  street: '',
  houseNum: '',
  city: '',
  postcode: '',
  province: '',
});

/** What a chosen suggestion fills in. What it does not know stays as the person wrote it. */
export function filledWith(address: Address, details: AddressDetails): Address {
  const province = isItaly(address.country)
    ? (details.provinceCode ?? details.province)
    : (details.province ?? details.state);
  return {
    ...address,
    street: details.street ?? address.street,
    houseNum: details.houseNumber ?? address.houseNum,
    city: details.city ?? address.city,
    postcode: details.postcode ?? address.postcode,
    province: province ?? address.province,
  };
}

interface AddressRules {
  postcode: PostcodeRule;
  /** Not every home has a number; the Italian flow wants one all the same. */
  needsNumber: boolean;
}

export const italianRules = (region: RegionCode, country: string): AddressRules => ({
  postcode: postcodeRuleFor(region, country),
  needsNumber: true,
});

export const sharedRules = (country: string): AddressRules => ({
  postcode: postcodeRuleOf(country),
  needsNumber: false,
});

export const refusedAddress = (
  address: Address,
  { postcode, needsNumber }: AddressRules,
): Record<AddressPart, ValidationCode | null> => ({
  country: validateCountry(address.country),
  street: validateStreet(address.street),
  houseNum: (needsNumber ? validateHouseNumber : optional(validateHouseNumber))(address.houseNum),
  postcode: validatePostcode(address.postcode, postcode),
  city: validateCity(address.city),
  province: optional(validateProvince)(address.province),
});
