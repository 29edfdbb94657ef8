import type { RegionCode } from '@vesta/domain/regions/codes';
import { gazetteers } from './gazetteer.ts';
import type { Locality } from './types.ts';

/** So much of a postcode names the delivery area; within it the list may lack one that exists. */
const AREA_DIGITS = 3;

const postcodesOf = ({ postcode, town }: Locality): readonly string[] => [
  ...(postcode === null ? [] : [postcode]),
  ...town.postcodes,
];

/**
 * Whether a postcode can belong to a town; null where the list does not know the town. A town may have more than the
 * list knows: what lies in its area and belongs to nobody else is not doubted.
 */
export function postcodeFits(country: RegionCode, city: string, postcode: string): boolean | null {
  const { names, byPostcode } = gazetteers[country]();
  // Papers put the province behind the name: Frascati (RM).
  const plain = city.replace(/\s*\([^)]*\)\s*$/, '');
  const own = names.find(plain, 'exact').flatMap(({ place }) => postcodesOf(place));
  if (own.length === 0) return null;
  if (own.includes(postcode)) return true;
  const area = postcode.slice(0, AREA_DIGITS);
  return own.some((code) => code.startsWith(area)) && byPostcode(postcode).length === 0;
}
