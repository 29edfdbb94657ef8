import type { Area, GermanyData, Place, Town } from './types.ts';

/** Towns first, then their quarters. */
export function germanPlaces({ states, towns }: GermanyData): Place[] {
  const stateNames = new Map(states);
  const areas = new Map<string, Area>();
  const places: Place[] = [];
  const quarters: Place[] = [];
  for (const [name, stateCode, county, postcodes] of towns) {
    const key = `${stateCode} ${county}`;
    const area = areas.get(key) ?? areaOf(stateCode, stateNames.get(stateCode) ?? stateCode, county);
    areas.set(key, area);
    const town: Town = {
      name,
      area,
      cadastralCode: null,
      postcodes: postcodes.map(([code]) => code),
      size: postcodes.length,
    };
    places.push({ kind: 'town', name, town, city: name, postcode: null });
    for (const entry of postcodes) {
      for (const quarter of entry.slice(1))
        quarters.push({ kind: 'locality', name: quarter, town, city: name, postcode: entry[0] });
    }
  }
  return [...places, ...quarters];
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

/** Nobody lives there, but a letter may carry them: found by number only. */
export function singleReceiverPlaces({ singleReceivers }: GermanyData, places: readonly Place[]): Place[] {
  const towns = places.filter((place) => place.kind === 'town');
  return singleReceivers.flatMap(([postcode, index]): Place[] => {
    const owner = towns[index];
    return owner ? [{ ...owner, kind: 'locality', postcode }] : [];
  });
}
