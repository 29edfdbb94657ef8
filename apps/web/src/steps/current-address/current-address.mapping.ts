import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseProvince } from '@vesta/domain/validation/place';
import { normalisePostcode } from '@vesta/domain/validation/postcode';
import { tidy } from '@vesta/domain/validation/tidy';
import { type Address, emptyAddress } from '../../features/address-autocomplete/address.ts';
import { savedText } from '../../features/checked-form/saved-text.ts';

/** The names of the form on screen, each with the one under which it travels. */
const payloadNames = {
  country: 'current_country',
  street: 'current_street',
  houseNum: 'current_house_num',
  city: 'current_city',
  postcode: 'current_postcode',
  province: 'current_province',
} as const satisfies Record<keyof Address, string>;

const parts = Object.keys(payloadNames) as (keyof Address)[];

/** The name on screen of a field that the server has refused. */
export const shownName = (payloadName: string): string =>
  parts.find((part) => payloadNames[part] === payloadName) ?? payloadName;

export function toFormValues(saved: Record<string, unknown> | null, region: RegionCode): Address {
  if (savedText(saved, payloadNames.country) === '') return emptyAddress(region);
  return Object.fromEntries(parts.map((part) => [part, savedText(saved, payloadNames[part])])) as unknown as Address;
}

export const toPayload = (address: Address) => ({
  current_country: tidy(address.country),
  current_street: tidy(address.street),
  current_house_num: tidy(address.houseNum) || null,
  current_city: tidy(address.city),
  current_postcode: normalisePostcode(address.postcode),
  current_province: normaliseProvince(address.province) || null,
});
