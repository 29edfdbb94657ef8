import { plainText } from '@vesta/domain/text/fold';
export type Country = { name: string; localeName: string; cca2: string; code: string; flag: string };

/** Lower case without accents, so that "osterreich" finds Österreich. */

const BEGINS = 0;
const CONTAINS = 1;
const MISSES = 2;

function rank(country: Country, wanted: string): number {
  const texts = [plainText(country.localeName), plainText(country.name), country.code, country.code.replace('+', '')];
  if (texts.some((text) => text.startsWith(wanted))) return BEGINS;
  return texts.some((text) => text.includes(wanted)) ? CONTAINS : MISSES;
}

/** By English name, localised name or phone prefix ("+39", "39", "0039"); what begins with the text comes first. */
export function matchCountries(countries: readonly Country[], query: string): Country[] {
  const wanted = plainText(query.trim()).replace(/^00(?=\d)/, '+');
  if (!wanted) return [...countries];
  const ranked = countries.map((country) => ({ country, rank: rank(country, wanted) }));
  return ranked
    .filter((it) => it.rank !== MISSES)
    .sort((one, other) => one.rank - other.rank)
    .map((it) => it.country);
}
