import { alpha2Of } from './country-codes.ts';

/** Papers print two or three letters; people read names. */
export function countryName(code: string, locale: string): string {
  const country = /^[A-Z]{2}$/.test(code) ? code : alpha2Of(code);
  return (country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)) ?? code;
}
