import type { DeskPerson } from '@vesta/domain/desk/sign-in';
import type { Language } from '@vesta/domain/languages';

/** Every address of the desk is written here. */
export const deskPaths = {
  home: (language: Language) => `/${language}/desk`,
  sessions: (language: Language) => `/${language}/desk/sessions`,
  companies: (language: Language) => `/${language}/desk/companies`,
  listings: (language: Language, company: string) => `/${language}/desk/${company}/listings`,
  newListing: (language: Language, company: string) => `${deskPaths.listings(language, company)}/new`,
  listing: (language: Language, company: string, listing: string) =>
    `${deskPaths.listings(language, company)}/${listing}`,
  editListing: (language: Language, company: string, listing: string) =>
    `${deskPaths.listing(language, company, listing)}/edit`,
  report: (language: Language, company: string, listing: string, applicant: string) =>
    `${deskPaths.listing(language, company, listing)}/applicants/${applicant}`,
  company: (language: Language, company: string) => `/${language}/desk/${company}/company`,
  team: (language: Language, company: string) => `/${language}/desk/${company}/team`,
  review: (language: Language) => `/${language}/desk/review`,
  reviewCase: (language: Language, id: string) => `/${language}/desk/review/${id}`,
  partners: (language: Language, company: string) => `/${language}/desk/${company}/partners`,
};

/** Where somebody's work begins; null where they have none yet. */
export function firstPlace(language: Language, { companies: [company], house_role }: DeskPerson): string | null {
  if (company) return deskPaths.listings(language, company.id);
  if (house_role === 'administrator') return deskPaths.companies(language);
  return house_role === null ? null : deskPaths.review(language);
}
