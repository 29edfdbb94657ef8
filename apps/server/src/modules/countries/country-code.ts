import { world } from './world.ts';

let byName: ReadonlyMap<string, string> | null = null;

const folded = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Every name under which our lists and our people write a country, and its codes. */
function names(): ReadonlyMap<string, string> {
  byName ??= new Map(
    world().flatMap(({ name, cca2, cca3, translations }) =>
      [name.common, name.official, cca2, cca3, translations.ita?.common, translations.deu?.common].flatMap((known) =>
        known ? [[folded(known), cca2] as const] : [],
      ),
    ),
  );
  return byName;
}

/** Two letters for a country as it was typed or chosen; null for what is none. */
export const countryCode = (country: string | null): string | null =>
  country === null ? null : (names().get(folded(country)) ?? null);
