export const languages = ['en', 'it', 'de'] as const;
export type Language = (typeof languages)[number];

/** Spoken when nothing in the address says otherwise. */
export const DEFAULT_LANGUAGE: Language = 'it';
/** Stands in for a text that another language lacks. */
export const FALLBACK_LANGUAGE: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** One of something for each language that there is. */
export const inEveryLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

/** BCP 47 tags for dates, numbers and money. */
export const localeOf: Record<Language, string> = { en: 'en-GB', it: 'it-IT', de: 'de-DE' };
