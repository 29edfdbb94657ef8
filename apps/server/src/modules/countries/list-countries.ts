import type { Language } from '@vesta/domain/languages';
import type { Country } from '@vesta/domain/places';
import { regionCodes } from '@vesta/domain/regions/codes';
import { flagPath } from './flags.ts';
import { phonePrefix } from './phone-prefix.ts';
import { world } from './world.ts';

type Names = Country['translations']['ita'];

const lists = new Map<Language, Country[]>();

/** Our own regions, where nearly everybody who applies lives, stand above the alphabet. */
const homeRank = (cca2: string): number => {
  const rank = (regionCodes as readonly string[]).indexOf(cca2.toLowerCase());
  return rank === -1 ? regionCodes.length : rank;
};

/** Every country of the world, named and sorted in the caller's language. */
export function listCountries(language: Language): Country[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  const countries = world()
    .map(({ name, cca2, translations }): Country => {
      const english: Names = { common: name.common, official: name.official };
      return {
        name: name.common,
        flag: flagPath(cca2),
        code: phonePrefix(cca2),
        cca2,
        translations: { ita: pick(translations.ita, english), deu: pick(translations.deu, english) },
        localeName: names.of(cca2) ?? name.common,
      };
    })
    .sort((a, b) => homeRank(a.cca2) - homeRank(b.cca2) || compare(a.localeName, b.localeName));
  lists.set(language, countries);
  return countries;
}

const pick = (translation: Names | undefined, english: Names): Names =>
  translation ? { common: translation.common, official: translation.official } : english;
