import type { RegionCode } from '../regions/codes.ts';

/** Both countries live in this time; a declaration made at night bears the day that stood on the clock there. */
const TIME_ZONE = 'Europe/Rome';

/** Two digits by name: language data of different age disagree about the leading zero. */
const writtenIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE });
const forms: Record<RegionCode, Intl.DateTimeFormat> = { it: writtenIn('it-IT'), de: writtenIn('de-DE') };

/** The day of a declaration as it is printed beside the name, as its country writes it whatever the language. */
export const signatureDate = (moment: Date, region: RegionCode): string => forms[region].format(moment);

/** The full name under a declaration; null when a part of it is missing, and a general word must stand in. */
export function signatureName(person: { first_name: string; last_name: string }): string | null {
  const parts = [person.first_name, person.last_name].map((part) => part.trim());
  return parts.every((part) => part !== '') ? parts.join(' ') : null;
}
