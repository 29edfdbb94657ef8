import { expect, test } from 'vitest';
import { decodeAddress } from '../encoded-address.ts';
import { toAddressDetails, toSuggestions } from './transform.ts';
import { searchAnswer } from './types.ts';

const codes = {
  italianProvince: (name: string) => (name === 'Milano' ? 'MI' : null),
  germanState: (name: string) => (name === 'Hamburg' ? 'HH' : null),
};

const house = {
  osm_type: 'N',
  osm_id: 1234567,
  osm_key: 'place',
  osm_value: 'house',
  type: 'house',
  countrycode: 'IT',
  housenumber: '41',
  street: 'Via Savona',
  postcode: '20144',
  district: 'Municipio 6',
  city: 'Milano',
  county: 'Milano',
  state: 'Lombardia',
  country: 'Italia',
};
const collection = (...properties: object[]) =>
  searchAnswer.parse({
    type: 'FeatureCollection',
    features: properties.map((one) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [9.16, 45.45] },
      properties: one,
    })),
  });

test('PD-05 a house becomes a suggestion whose id carries the whole address', () => {
  const [suggestion] = toSuggestions(collection(house), 'it', codes);
  expect(suggestion).toMatchObject({
    description: 'Via Savona 41, 20144 Milano (MI)',
    note: '20144 · Milano · Municipio 6 · Lombardia',
  });
  expect(decodeAddress(suggestion?.place_id ?? '')).toEqual({
    county: 'Milano',
    state: 'Lombardia',
    stateCode: null,
    city: 'Milano',
    postcode: '20144',
    province: 'Milano',
    provinceCode: 'MI',
    houseNumber: '41',
    street: 'Via Savona',
    formattedAddress: 'Via Savona 41, 20144 Milano (MI)',
  });
});

test('the name of a street is its street, the name of a town its town', () => {
  expect(
    toAddressDetails({ type: 'street', name: 'Via Savona', city: 'Milano', countrycode: 'IT' }, codes),
  ).toMatchObject({
    street: 'Via Savona',
    city: 'Milano',
  });
  expect(toAddressDetails({ type: 'city', name: 'Milano', county: 'Milano', countrycode: 'IT' }, codes)).toMatchObject({
    street: null,
    city: 'Milano',
  });
});

test('PD-06 a city state is its own province', () => {
  const properties = {
    type: 'house',
    street: 'Bartelsstraße',
    housenumber: '12',
    postcode: '20357',
    city: 'Hamburg',
    countrycode: 'DE',
  };
  expect(toAddressDetails(properties, codes)).toMatchObject({
    state: 'Hamburg',
    stateCode: 'HH',
    province: 'Hamburg',
    provinceCode: 'HH',
    formattedAddress: 'Bartelsstraße 12, 20357 Hamburg',
  });
});

test('what lies in another country, has no town, or says the same twice is left out', () => {
  const answer = collection(
    house,
    house,
    { ...house, countrycode: 'CH' },
    { type: 'house', name: 'Somewhere', countrycode: 'IT' },
  );
  expect(toSuggestions(answer, 'IT', codes)).toHaveLength(1);
});

test('PD-05 a street that the map cuts into pieces is offered once, without a postcode that may be wrong', () => {
  const piece = (postcode: string, district: string) => ({
    ...house,
    type: 'street',
    housenumber: undefined,
    street: undefined,
    name: 'Via Savona',
    postcode,
    district,
  });
  const found = toSuggestions(collection(piece('20144', 'Municipio 6'), piece('20146', 'Municipio 7')), 'it', codes);
  expect(found.map(({ description }) => description)).toEqual(['Via Savona, Milano (MI)']);
  expect(decodeAddress(found[0]?.place_id ?? '')).toMatchObject({ street: 'Via Savona', postcode: null });
  const same = toSuggestions(collection(piece('20144', 'Municipio 6'), piece('20144', 'Municipio 6')), 'it', codes);
  expect(same.map(({ description }) => description)).toEqual(['Via Savona, 20144 Milano (MI)']);
});
