import { SUGGESTIONS_PER_PAGE } from '@vesta/domain/places';
import { decodeAddress } from '../encoded-address.ts';
import type { PlacesProvider } from '../port.ts';
import { type PhotonApiConfig, photonApi } from './photon-api.ts';
import { type AreaCodes, toSuggestions } from './transform.ts';

/** Servers give no more at once, and have no pages: a later page is the end of a longer answer. */
const MOST_RESULTS = 50;

export function photonProvider({ codes, ...config }: PhotonApiConfig & { codes: AreaCodes }): PlacesProvider {
  const api = photonApi(config);
  return {
    async suggest({ text, countryCode, page }) {
      const start = (page - 1) * SUGGESTIONS_PER_PAGE;
      if (start >= MOST_RESULTS) return [];
      const limit = Math.min(start + SUGGESTIONS_PER_PAGE, MOST_RESULTS);
      const suggestions = toSuggestions(await api.search({ text, countryCode, limit }), countryCode, codes);
      return suggestions.slice(start, start + SUGGESTIONS_PER_PAGE);
    },

    async details({ placeId }) {
      return decodeAddress(placeId);
    },
  };
}
