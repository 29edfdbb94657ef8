import { SUGGESTIONS_PER_PAGE } from '@vesta/domain/places';
import { isRegionCode } from '@vesta/domain/regions/codes';
import { decodeAddress } from '../encoded-address.ts';
import type { PlacesProvider } from '../port.ts';
import { describeRow } from './describe-row.ts';
import { findRows, type Row } from './find-rows.ts';
import { type Gazetteer, gazetteers } from './gazetteer.ts';
import { readTypedAddress } from './read-typed-address.ts';
import type { Reading } from './reading.ts';

/**
 * Our own lists of towns and postcodes. They hold no streets: a suggestion keeps the street and number that the person
 * typed, and completes the rest.
 */
export const builtInProvider: PlacesProvider = {
  async suggest({ text, countryCode, page }) {
    const country = countryCode.toLowerCase();
    if (!isRegionCode(country)) return [];
    const gazetteer = gazetteers[country]();
    const { reading, rows } = firstThatFits(gazetteer, readTypedAddress(text));
    if (!reading) return [];
    const start = (page - 1) * SUGGESTIONS_PER_PAGE;
    return distinct(rows)
      .slice(start, start + SUGGESTIONS_PER_PAGE)
      .map((row) => describeRow(row, reading, gazetteer));
  },

  async details({ placeId }) {
    return decodeAddress(placeId);
  },
};

function firstThatFits(gazetteer: Gazetteer, readings: Reading[]): { reading: Reading | null; rows: Row[] } {
  for (const reading of readings) {
    const rows = findRows(gazetteer, reading);
    if (rows.length > 0) return { reading, rows };
  }
  return { reading: null, rows: [] };
}

/** Two rows that would fill in the same are one suggestion. */
function distinct(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ place, postcode }) => {
    const key = [place.city, place.town.area.provinceCode, place.town.area.county, postcode].join('|');
    return !seen.has(key) && seen.add(key);
  });
}
