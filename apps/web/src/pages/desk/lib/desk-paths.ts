import type { DeskPerson } from '@vesta/domain/desk/sign-in';
import type { Language } from '@vesta/domain/languages';

/** Every address of the desk is written here. */
export const deskPaths = {
  home: (language: Language) => `/${language}/desk`,
  sessions: (language: Language) => `/${language}/desk/sessions`,
  listings: (language: Language, company: string) => `/${language}/desk/${company}/listings`,
};

/** Where somebody's work begins; null where they have none yet. */
export const firstPlace = (language: Language, { companies: [company] }: DeskPerson): string | null =>
  company ? deskPaths.listings(language, company.id) : null;
