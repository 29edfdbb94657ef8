import { groupBy } from './group-by.mjs';

const POSTCODES_OF_A_LARGE_TOWN = 10;

/** For every large town and each postal area it lies in ("20 Hamburg"), the town's own key. */
export function largeTowns(places) {
  const homes = new Map();
  const towns = groupBy(places, (row) => [row.place, row.state_code, row.county].join('|'));
  for (const [key, rows] of towns) {
    const postcodes = new Set(rows.map((row) => row.zipcode));
    if (postcodes.size < POSTCODES_OF_A_LARGE_TOWN) continue;
    for (const postcode of postcodes) homes.set(`${postcode.slice(0, 2)} ${rows[0].place}`, key);
  }
  return homes;
}
