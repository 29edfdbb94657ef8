import type { Country } from '../../ui/countries-dropdown/match-countries.ts';

/** The country behind a saved answer, which may be its English name, its name on screen or its two letters. */
export function findCountry(countries: readonly Country[], answer: string): Country | undefined {
  const wanted = answer.trim().toLowerCase();
  if (wanted === '') return undefined;
  return countries.find(({ name, localeName, cca2 }) =>
    [name, localeName, cca2].some((text) => text.toLowerCase() === wanted),
  );
}
