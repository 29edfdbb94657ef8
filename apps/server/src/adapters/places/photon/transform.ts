import type { AddressDetails, PlaceSuggestion } from '@vesta/domain/places';
import { formatAddress, noteOf } from '../address.ts';
import { encodeAddress } from '../encoded-address.ts';
import type { PhotonFeature, SearchAnswer } from './types.ts';

/** Photon knows names of provinces and states, but not their codes. */
export interface AreaCodes {
  italianProvince(name: string): string | null;
  germanState(name: string): string | null;
}

type Properties = PhotonFeature['properties'];

/** Of a street or a town, the name is in `name`; of a house, the street is in `street`. */
const streetOf = ({ type, street, name }: Properties): string | null =>
  street ?? (type === 'street' ? name : undefined) ?? null;

const cityOf = ({ type, city, name, locality, district }: Properties): string | null => {
  const isPlace = type === 'city' || type === 'locality' || type === 'district';
  return city ?? (isPlace ? name : undefined) ?? locality ?? district ?? null;
};

export function toAddressDetails(properties: Properties, codes: AreaCodes): AddressDetails {
  const country = properties.countrycode?.toUpperCase();
  const { county = null, state = null } = properties;
  const city = cityOf(properties);
  const isGerman = country === 'DE';
  // City states and towns that are their own province have no province above them.
  const province = isGerman ? (state ?? city) : (county ?? city);
  const stateCode = isGerman && province ? codes.germanState(province) : null;
  const provinceCode = country === 'IT' && province ? codes.italianProvince(province) : stateCode;
  const line = {
    street: streetOf(properties),
    houseNumber: properties.housenumber ?? null,
    postcode: properties.postcode ?? null,
    city,
  };
  return {
    ...line,
    county,
    state: isGerman ? province : state,
    stateCode,
    province: country === 'IT' || isGerman ? province : county,
    provinceCode,
    formattedAddress: formatAddress({ ...line, provinceCode: isGerman ? null : provinceCode }),
  };
}

interface Found {
  readonly address: AddressDetails;
  readonly district: string | undefined;
}

const withoutPostcode = ({ address }: Found): Found => {
  const { street, houseNumber, city, provinceCode, stateCode } = address;
  const line = { street, houseNumber, postcode: null, city, provinceCode: stateCode ? null : provinceCode };
  // Another piece of it lies in another district.
  return { address: { ...address, postcode: null, formattedAddress: formatAddress(line) }, district: undefined };
};

/** Maps cut a street into pieces by its postcodes; it is one street, whose postcode is then left to the person. */
function eachStreetOnce(addresses: readonly Found[]): Found[] {
  const kept = new Map<string, Found>();
  for (const found of addresses) {
    const { street, houseNumber, city, provinceCode, postcode } = found.address;
    const key = street && !houseNumber ? [street, city, provinceCode].join('|') : encodeAddress(found.address);
    const known = kept.get(key);
    if (!known) kept.set(key, found);
    else if (known.address.postcode !== postcode) kept.set(key, withoutPostcode(known));
  }
  return [...kept.values()];
}

/** Suggestions lie in the country that was asked for, whatever the server makes of the filter. */
export function toSuggestions({ features }: SearchAnswer, countryCode: string, codes: AreaCodes): PlaceSuggestion[] {
  const here = features.filter(({ properties }) => properties.countrycode?.toUpperCase() === countryCode.toUpperCase());
  const addresses = here.flatMap(({ properties }): Found[] => {
    const address = toAddressDetails(properties, codes);
    return address.city && address.formattedAddress ? [{ address, district: properties.district }] : [];
  });
  return eachStreetOnce(addresses).map(({ address, district }) => ({
    place_id: encodeAddress(address),
    description: address.formattedAddress ?? '',
    note: noteOf(address.postcode, address.city, district, address.province, address.state),
  }));
}
