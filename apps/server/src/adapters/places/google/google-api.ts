import { fetchJson } from '../fetch-json.ts';
import { type AutocompleteAnswer, autocompleteAnswer, type PlaceAnswer, placeAnswer } from './types.ts';

const DEFAULT_BASE_URL = 'https://places.googleapis.com';
/** The service bills by the fields that are asked for. */
const SUGGESTION_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat';
const PLACE_FIELDS = 'formattedAddress,addressComponents';

export interface GoogleApiConfig {
  key: string;
  baseUrl: string | null;
  timeoutMs?: number;
}

interface Search {
  text: string;
  countryCode: string;
  language: string;
  session: string;
}

/** The two calls of the Places API (New) that we need. The key travels in a header, never in an address. */
export function googleApi({ key, baseUrl, ...timeout }: GoogleApiConfig) {
  const base = baseUrl ?? DEFAULT_BASE_URL;
  const headers = (fields: string) => ({ 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields });

  return {
    autocomplete: ({ text, countryCode, language, session }: Search): Promise<AutocompleteAnswer> =>
      fetchJson(new URL('/v1/places:autocomplete', base), autocompleteAnswer, {
        ...timeout,
        method: 'POST',
        headers: { ...headers(SUGGESTION_FIELDS), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          input: text,
          includedRegionCodes: [countryCode.toLowerCase()],
          languageCode: language,
          sessionToken: session,
        }),
      }),

    place: ({
      placeId,
      language,
      session,
    }: {
      placeId: string;
      language: string;
      session: string;
    }): Promise<PlaceAnswer> => {
      const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, base);
      url.searchParams.set('languageCode', language);
      url.searchParams.set('sessionToken', session);
      return fetchJson(url, placeAnswer, { ...timeout, headers: headers(PLACE_FIELDS) });
    },
  };
}
