import type { RegionCode } from '@vesta/domain/regions/codes';
import { exonyms } from './exonyms.ts';
import { germanPlaces, singleReceiverPlaces } from './germany.ts';
import { italianPlaces } from './italy.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { readGermany, readItaly } from './read-data.ts';
import { prefixRange, sortKeys } from './sorted-keys.ts';
import type { Place } from './types.ts';

/** All places of one country, by name and by postcode. */
export interface Gazetteer {
  places: readonly Place[];
  names: NameIndex;
  /** Places whose postcode begins with the digits, each with that postcode; towns before their parts. */
  byPostcode(digits: string): { place: Place; postcode: string }[];
}

export function createGazetteer(
  country: RegionCode,
  places: readonly Place[],
  byNumberOnly: readonly Place[] = [],
): Gazetteer {
  const all = [...places, ...byNumberOnly];
  const codes = sortedPostcodes(all);
  return {
    places,
    names: indexNames(places, otherNames(country, places)),
    byPostcode(digits) {
      const [from, to] = prefixRange(codes, digits);
      return codes.keys.slice(from, to).flatMap((postcode, at) => {
        const place = all[codes.owners[from + at] ?? -1];
        return place ? [{ place, postcode }] : [];
      });
    },
  };
}

function sortedPostcodes(places: readonly Place[]) {
  const postcodes = places.map((place) => (place.postcode === null ? place.town.postcodes : [place.postcode]));
  return sortKeys(
    postcodes.flat(),
    postcodes.flatMap((codes, owner) => codes.map(() => owner)),
  );
}

function otherNames(country: RegionCode, places: readonly Place[]): Map<Place, string[]> {
  const names = new Map<Place, string[]>();
  for (const [name, others] of Object.entries(exonyms[country])) {
    const namesakes = places.filter((place) => place.kind === 'town' && place.name === name);
    const largest = namesakes.sort((a, b) => b.town.size - a.town.size)[0];
    if (largest) names.set(largest, others);
  }
  return names;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Read at first use, so that a process that never suggests an address never pays for the lists. */
export const gazetteers: Record<RegionCode, () => Gazetteer> = {
  it: once(() => createGazetteer('it', italianPlaces(readItaly()))),
  de: once(() => {
    const data = readGermany();
    const places = germanPlaces(data);
    return createGazetteer('de', places, singleReceiverPlaces(data, places));
  }),
};
