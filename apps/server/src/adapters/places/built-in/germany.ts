import type { Area, GermanyData, Locality, Town } from './types.ts';

/** Towns first, then their quarters. */
export function germanPlaces({ states, towns, quarters }: GermanyData): Locality[] {
  const stateNames = new Map(states);
  const areas = new Map<string, Area>();
  const places: Locality[] = [];
  for (const [name, stateCode, county, codes] of towns) {
    const key = `${stateCode} ${county}`;
    const area = areas.get(key) ?? areaOf(stateCode, stateNames.get(stateCode) ?? stateCode, county);
    areas.set(key, area);
    const postcodes = codes.split(' ');
    const town: Town = { name, area, cadastralCode: null, postcodes, size: postcodes.length };
    places.push({ kind: 'town', name, town, city: name, postcode: null });
  }
  for (const [name, postcode, index] of quarters) {
    const owner = places[index];
    if (owner) places.push({ kind: 'locality', name, town: owner.town, city: owner.name, postcode });
  }
  return places;
}

/** The form asks for a province; in Germany that is the state. */
const areaOf = (stateCode: string, state: string, county: string): Area => ({
  country: 'de',
  county,
  state,
  stateCode,
  province: state,
  provinceCode: stateCode,
});

/** Nobody lives there, but a letter may carry them: found by number only. The places begin with the towns. */
export function singleReceiverPlaces({ singleReceivers }: GermanyData, places: readonly Locality[]): Locality[] {
  return singleReceivers.flatMap(([postcode, index]): Locality[] => {
    const owner = places[index];
    return owner ? [{ ...owner, kind: 'locality', postcode }] : [];
  });
}
