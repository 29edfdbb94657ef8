import { expect, test } from 'vitest';
import { toAddressDetails, toSuggestions } from './transform.ts';
import { autocompleteAnswer, placeAnswer } from './types.ts';

const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'it',
});

test('PD-05 predictions become suggestions with id, description and note; other kinds are left out', () => {
  const answer = autocompleteAnswer.parse({
    suggestions: [
      {
        placePrediction: {
          place: 'places/ChIJ-milano_41',
          placeId: 'ChIJ-milano_41',
          text: { text: 'Via Savona, 41, Milano, MI, Italia', matches: [{ endOffset: 10 }] },
          structuredFormat: {
            mainText: { text: 'Via Savona, 41', matches: [{ endOffset: 10 }] },
            secondaryText: { text: 'Milano, MI, Italia' },
          },
          types: ['street_address', 'geocode'],
        },
      },
      { queryPrediction: { text: { text: 'via savona ristoranti' } } },
    ],
  });
  expect(toSuggestions(answer, 'session-1')).toEqual([
    {
      place_id: 'session-1.ChIJ-milano_41',
      description: 'Via Savona, 41, Milano, MI, Italia',
      note: 'Milano, MI, Italia',
    },
  ]);
});

test('nothing found is an answer without a list', () => {
  expect(toSuggestions(autocompleteAnswer.parse({}), 's')).toEqual([]);
});

test('PD-06 an Italian place fills street, number, town, postcode and province', () => {
  const answer = placeAnswer.parse({
    formattedAddress: 'Via Savona, 41, 20144 Milano MI, Italia',
    addressComponents: [
      component('41', '41', 'street_number'),
      component('Via Savona', 'Via Savona', 'route'),
      component('Milano', 'Milano', 'locality', 'political'),
      component('Milano', 'Milano', 'administrative_area_level_3', 'political'),
      component('Città Metropolitana di Milano', 'MI', 'administrative_area_level_2', 'political'),
      component('Lombardia', 'Lombardia', 'administrative_area_level_1', 'political'),
      component('Italia', 'IT', 'country', 'political'),
      component('20144', '20144', 'postal_code'),
    ],
  });
  expect(toAddressDetails(answer)).toEqual({
    county: 'Milano',
    state: 'Lombardia',
    stateCode: null,
    city: 'Milano',
    postcode: '20144',
    province: 'Milano',
    provinceCode: 'MI',
    houseNumber: '41',
    street: 'Via Savona',
    formattedAddress: 'Via Savona, 41, 20144 Milano MI, Italia',
  });
});

test('PD-06 of a German place the state is the province', () => {
  const answer = placeAnswer.parse({
    addressComponents: [
      component('Hauptstraße', 'Hauptstraße', 'route'),
      component('Lauenburg', 'Lauenburg', 'locality', 'political'),
      component('Kreis Herzogtum Lauenburg', 'Kreis Herzogtum Lauenburg', 'administrative_area_level_3', 'political'),
      component('Schleswig-Holstein', 'SH', 'administrative_area_level_1', 'political'),
      component('Deutschland', 'DE', 'country', 'political'),
      component('21481', '21481', 'postal_code'),
    ],
  });
  expect(toAddressDetails(answer)).toMatchObject({
    county: 'Kreis Herzogtum Lauenburg',
    state: 'Schleswig-Holstein',
    stateCode: 'SH',
    province: 'Schleswig-Holstein',
    provinceCode: 'SH',
    houseNumber: null,
    formattedAddress: null,
  });
});

test.each([
  ['Provincia di Bergamo', 'Bergamo'],
  ["Provincia dell'Aquila", 'Aquila'],
  ['Metropolitan City of Rome', 'Rome'],
  ['Trieste', 'Trieste'],
])('%s is %s on a form', (given, expected) => {
  const answer = placeAnswer.parse({ addressComponents: [component(given, 'XX', 'administrative_area_level_2')] });
  expect(toAddressDetails(answer).province).toBe(expected);
});
