import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

/** "+39" for "IT"; null for places without a telephone network of their own. */
export const phonePrefix = (cca2: string): string | null =>
  isSupportedCountry(cca2) ? `+${getCountryCallingCode(cca2)}` : null;
