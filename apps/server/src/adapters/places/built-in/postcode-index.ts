import type { Locality } from './types.ts';

export interface PlaceWithPostcode {
  place: Locality;
  postcode: string;
}

const DIGITS = 5;
/** Room for the number of a place beside its postcode in one float, which engines sort without calling back. */
const PLACES = 2 ** 20;

/** Finds the places whose postcode begins with some digits, in the order of postcodes and then of the list. */
export function indexPostcodes(places: readonly Locality[]): (digits: string) => PlaceWithPostcode[] {
  const entries: number[] = [];
  for (let owner = 0; owner < places.length; owner += 1) {
    const place = places[owner];
    if (!place) continue;
    if (place.postcode !== null) entries.push(Number(place.postcode) * PLACES + owner);
    else for (const code of place.town.postcodes) entries.push(Number(code) * PLACES + owner);
  }
  const sorted = Float64Array.from(entries).sort();
  return (digits) => {
    const found: PlaceWithPostcode[] = [];
    if (!/^\d{1,5}$/.test(digits)) return found;
    const end = Number(digits.padEnd(DIGITS, '9')) * PLACES + PLACES;
    for (let at = firstAtLeast(sorted, Number(digits.padEnd(DIGITS, '0')) * PLACES); at < sorted.length; at += 1) {
      const entry = sorted[at] ?? end;
      if (entry >= end) break;
      const place = places[entry % PLACES];
      if (place) found.push({ place, postcode: String(Math.floor(entry / PLACES)).padStart(DIGITS, '0') });
    }
    return found;
  };
}

function firstAtLeast(sorted: Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
