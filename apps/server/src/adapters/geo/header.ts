import type { RegionGuesser } from './port.ts';

/** Content delivery networks put the caller's country into a header; then nobody else needs to be asked. */
export const headerGuesser = (name: string): RegionGuesser => ({
  async countryOf({ headers }) {
    const value = headers[name.toLowerCase()];
    const country = (Array.isArray(value) ? value[0] : value)?.toUpperCase();
    return country && /^[A-Z]{2}$/.test(country) ? country : null;
  },
});
