import type { AddressDetails, PlaceSuggestion } from '@vesta/domain/places';
import { formatAddress, noteOf } from '../address.ts';
import { encodeAddress } from '../encoded-address.ts';
import type { Row } from './find-rows.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Reading } from './reading.ts';

type Typed = Pick<Reading, 'street' | 'houseNumber'>;

/** More quarters than this make a line that nobody reads. */
const QUARTERS_NAMED = 3;

export function addressOf({ place, postcode }: Row, { street, houseNumber }: Typed): AddressDetails {
  const { county, state, stateCode, province, provinceCode, country } = place.town.area;
  const { city } = place;
  const inBrackets = country === 'it' ? provinceCode : null;
  const formattedAddress = formatAddress({ street, houseNumber, postcode, city, provinceCode: inBrackets });
  return { county, state, stateCode, city, postcode, province, provinceCode, houseNumber, street, formattedAddress };
}

export function describeRow(row: Row, typed: Typed, gazetteer: Gazetteer): PlaceSuggestion {
  const { place, postcode } = row;
  const address = addressOf(row, typed);
  const { town } = place;
  const part = place.name === place.city ? null : `${place.name}, `;
  const line = formatAddress({ ...address, provinceCode: town.area.country === 'it' ? town.area.provinceCode : null });
  return {
    place_id: encodeAddress(address),
    description: part && !typed.street ? `${part}${line}` : line,
    note: noteOf(
      postcode ?? spanOf(town.postcodes),
      place.city,
      part ? place.name : quartersOf(row, gazetteer),
      town.area.country === 'it' ? town.area.province : town.area.county,
      town.area.state,
    ),
  };
}

const spanOf = (postcodes: readonly string[]): string | null =>
  postcodes.length === 0 ? null : `${postcodes.at(0)}–${postcodes.at(-1)}`;

/** In a large German town the postcode alone says little; its quarters help to recognise it. */
function quartersOf({ place, postcode }: Row, gazetteer: Gazetteer): string | null {
  if (place.kind !== 'town' || postcode === null || place.town.postcodes.length === 1) return null;
  const parts = gazetteer
    .byPostcode(postcode)
    .filter((other) => other.place.town === place.town && other.place.kind === 'locality');
  const names = [...new Set(parts.map((other) => other.place.name))].filter((name) => name !== place.name);
  return names.length === 0 ? null : names.slice(0, QUARTERS_NAMED).join(', ');
}
