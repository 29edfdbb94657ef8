import { byName } from './by-name.mjs';
import { groupBy } from './group-by.mjs';
import { largeTowns } from './large-towns.mjs';

/** Rows with a numbered state are firms and offices that have a postcode of their own; the others are places. */
const isPlace = (row) => /^[A-Z]{2}$/.test(row.state_code);

/** The district without the words that say what sort of district it is. */
const countyOf = (community) =>
  community.replace(/^(Kreisfreie Stadt|Stadtkreis|Landeshauptstadt) /, '').replace(/, .*stadt$/i, '');

/** Towns as `[name, state, county, postcodes]`, quarters as `[name, postcode, town]`, single receivers as `[postcode, town]`. */
export function reshapeGermany(rows) {
  const places = rows.filter(isPlace).map((row) => ({ ...row, county: countyOf(row.community) }));
  const states = [...new Map(places.map((row) => [row.state_code, row.state])).entries()].sort();
  const townOf = townFinder(places);
  const towns = new Map();
  for (const row of places) {
    const { key, quarter } = townOf(row);
    const postcodes = towns.get(key) ?? new Map();
    const quarters = postcodes.get(row.zipcode) ?? new Set();
    if (quarter) quarters.add(quarter);
    towns.set(key, postcodes.set(row.zipcode, quarters));
  }
  const keys = [...towns.keys()].sort((a, b) => byName(a.split('|'), b.split('|')));
  return {
    states,
    towns: keys.map((key) => [...key.split('|'), [...towns.get(key).keys()].sort().join(' ')]),
    quarters: keys.flatMap((key, town) => quartersOf(towns.get(key), town)).sort(byName),
    singleReceivers: singleReceivers(rows, places, (row) => keys.indexOf(townOf(row).key)),
  };
}

const quartersOf = (postcodes, town) =>
  [...postcodes.entries()].flatMap(([postcode, quarters]) => [...quarters].map((name) => [name, postcode, town]));

/**
 * "Hamburg Altona-Nord" is a quarter of Hamburg, because the same district also has a place that is just "Hamburg".
 * Some quarters at the edge of a large town are listed under the district next to it; they are brought home.
 */
function townFinder(places) {
  const names = new Set(places.map((row) => `${row.community_code} ${row.place}`));
  const large = largeTowns(places);
  return (row) => {
    const words = row.place.split(' ');
    for (let length = words.length; length > 0; length -= 1) {
      const town = words.slice(0, length).join(' ');
      const quarter = words.slice(length).join(' ');
      if (quarter && !/^\p{Lu}/u.test(quarter)) continue;
      const home = large.get(`${row.zipcode.slice(0, 2)} ${town}`);
      if (home) return { key: home, quarter };
      if (quarter && names.has(`${row.community_code} ${town}`)) return { key: keyOf(town, row), quarter };
    }
    return { key: keyOf(row.place, row), quarter: '' };
  };
}

const keyOf = (town, row) => [town, row.state_code, row.county].join('|');

/** The town of a receiver's postcode is that of the nearest place whose postcodes begin alike. */
function singleReceivers(rows, places, townIndex) {
  const area = (row) => row.zipcode.slice(0, 2);
  const placesByArea = groupBy(places, area);
  const taken = new Set(places.map((row) => row.zipcode));
  const found = new Map();
  for (const row of rows) {
    if (isPlace(row) || row.state === '' || taken.has(row.zipcode) || found.has(row.zipcode)) continue;
    const nearest = nearestTo(row, placesByArea.get(area(row)) ?? []);
    if (nearest) found.set(row.zipcode, townIndex(nearest));
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** On these latitudes a degree of longitude is about 0.64 of a degree of latitude. */
function nearestTo(row, places) {
  const distance = (place) => (place.latitude - row.latitude) ** 2 + (0.64 * (place.longitude - row.longitude)) ** 2;
  return places.reduce((best, place) => (best === null || distance(place) < distance(best) ? place : best), null);
}
