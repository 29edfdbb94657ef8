import type { AddressDetails, PlaceSuggestion } from '@vesta/domain/places';
import { toPlaceId } from './place-id.ts';
import type { AutocompleteAnswer, PlaceAnswer } from './types.ts';

export function toSuggestions({ suggestions }: AutocompleteAnswer, session: string): PlaceSuggestion[] {
  return suggestions.flatMap(({ placePrediction: prediction }) =>
    prediction
      ? [
          {
            place_id: toPlaceId(session, prediction.placeId),
            description: prediction.text.text,
            note: prediction.structuredFormat?.secondaryText?.text ?? '',
          },
        ]
      : [],
  );
}

/** "Città metropolitana di Milano" and "Provincia di Bergamo" are Milano and Bergamo on a form. */
const provinceName = (text: string): string =>
  text.replace(
    /^(città metropolitana|metropolitan city|provincia|province|libero consorzio comunale|metropolitanstadt|provinz) (di |of |dell['’]|della |del )?/i,
    '',
  );

export function toAddressDetails({ addressComponents, formattedAddress }: PlaceAnswer): AddressDetails {
  const find = (...types: string[]) =>
    types
      .map((type) => addressComponents.find((component) => component.types.includes(type)))
      .find((component) => component);
  const long = (...types: string[]): string | null => find(...types)?.longText || null;
  const short = (...types: string[]): string | null => find(...types)?.shortText || null;

  const state = long('administrative_area_level_1');
  const stateCode = short('administrative_area_level_1');
  const isGerman = short('country') === 'DE';
  const second = long('administrative_area_level_2');
  const place = {
    state,
    stateCode: stateCode === state ? null : stateCode,
    city: long('locality', 'postal_town', 'administrative_area_level_3', 'sublocality'),
    postcode: long('postal_code'),
    houseNumber: long('street_number'),
    street: long('route', 'pedestrian'),
    formattedAddress: formattedAddress ?? null,
  };
  // German districts come as the third level; their form field "province" holds the state.
  if (isGerman) {
    return { ...place, county: long('administrative_area_level_3'), province: state, provinceCode: place.stateCode };
  }
  const province = second === null ? null : provinceName(second);
  return { ...place, county: province, province, provinceCode: short('administrative_area_level_2') };
}
