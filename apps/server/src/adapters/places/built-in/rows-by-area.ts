import type { Row } from './find-rows.ts';
import { fold } from './fold.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Reading } from './reading.ts';
import type { Locality } from './types.ts';

const known = new WeakMap<Gazetteer, ReadonlyMap<string, readonly Locality[]>>();

/** Towns under the name of their region and the code of their province, the largest first. Put together once. */
function townsByArea(gazetteer: Gazetteer): ReadonlyMap<string, readonly Locality[]> {
  const made = known.get(gazetteer) ?? sortTowns(gazetteer);
  known.set(gazetteer, made);
  return made;
}

function listed(byArea: Map<string, Locality[]>, key: string): Locality[] {
  const list = byArea.get(key) ?? [];
  byArea.set(key, list);
  return list;
}

function sortTowns({ places }: Gazetteer): ReadonlyMap<string, readonly Locality[]> {
  const byArea = new Map<string, Locality[]>();
  const towns = places.filter(({ kind }) => kind === 'town').sort((a, b) => b.town.size - a.town.size);
  for (const place of towns) {
    const { state, provinceCode } = place.town.area;
    for (const key of [fold(state), provinceCode]) listed(byArea, key).push(place);
  }
  return byArea;
}

/**
 * The largest towns of a region or province that somebody named instead of a town; empty for any other name. Some
 * regions are towns as well, such as Hamburg: then the town is meant.
 */
export function rowsByArea(gazetteer: Gazetteer, { town, street }: Reading): Row[] {
  if (street === null || town === '') return [];
  const byArea = townsByArea(gazetteer);
  const isTown = gazetteer.names.find(town, 'exact').length > 0;
  const towns = byArea.get(town) ?? (isTown ? [] : (byArea.get(fold(town)) ?? []));
  return towns.map((place) => {
    const [first = null, ...others] = place.town.postcodes;
    return { place, postcode: others.length === 0 ? first : null };
  });
}
