import type { RegionCode } from '@vesta/domain/regions/codes';
import { exonyms } from './exonyms.ts';
import { germanPlaces, singleReceiverPlaces } from './germany.ts';
import { italianPlaces } from './italy.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { indexPostcodes, type PlaceWithPostcode } from './postcode-index.ts';
import { readGermany, readItaly } from './read-data.ts';
import type { Locality } from './types.ts';

/** All places of one country, by name and by postcode. */
export interface Gazetteer {
  places: readonly Locality[];
  names: NameIndex;
  byPostcode(digits: string): PlaceWithPostcode[];
}

export const createGazetteer = (
  country: RegionCode,
  places: readonly Locality[],
  byNumberOnly: readonly Locality[] = [],
): Gazetteer => ({
  places,
  names: indexNames(places, otherNames(country, places)),
  byPostcode: indexPostcodes([...places, ...byNumberOnly]),
});

/** What neighbours call a city leads to the largest town that bears the name. */
function otherNames(country: RegionCode, places: readonly Locality[]): Map<Locality, string[]> {
  const largest = new Map<string, Locality>();
  for (const place of places) {
    if (place.kind !== 'town' || !(place.name in exonyms[country])) continue;
    const known = largest.get(place.name);
    if (!known || known.town.size < place.town.size) largest.set(place.name, place);
  }
  return new Map([...largest].map(([name, place]) => [place, exonyms[country][name] ?? []]));
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
