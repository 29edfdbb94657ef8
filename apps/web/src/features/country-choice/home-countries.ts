import type { Language } from '@vesta/domain/languages';
import type { Country } from '../../ui/countries-dropdown/match-countries.ts';

const names: Record<Language, readonly [string, string]> = {
  en: ['Italy', 'Germany'],
  it: ['Italia', 'Germania'],
  de: ['Italien', 'Deutschland'],
};

/** The countries that can always be chosen, also when the list cannot be loaded. */
export const homeCountries = (language: Language): Country[] => [
  { name: 'Italy', localeName: names[language][0], cca2: 'IT', code: '+39', flag: '🇮🇹' },
  { name: 'Germany', localeName: names[language][1], cca2: 'DE', code: '+49', flag: '🇩🇪' },
];
