import { randomUUID } from 'node:crypto';
import { PlacesError } from '../places-error.ts';
import type { PlacesProvider } from '../port.ts';
import { type GoogleApiConfig, googleApi } from './google-api.ts';
import { fromPlaceId, isSession } from './place-id.ts';
import { toAddressDetails, toSuggestions } from './transform.ts';

interface Config extends GoogleApiConfig {
  newSession?: () => string;
}

export function googleProvider({ newSession = randomUUID, ...config }: Config): PlacesProvider {
  const api = googleApi(config);
  return {
    /** The service has one page of at most five lines. */
    async suggest({ text, countryCode, language, page, session }) {
      if (page > 1) return [];
      const token = isSession(session) ? session : newSession();
      return toSuggestions(await api.autocomplete({ text, countryCode, language, session: token }), token);
    },

    async details({ placeId, language }) {
      const known = fromPlaceId(placeId);
      if (!known) return null;
      try {
        return toAddressDetails(await api.place({ placeId: known.googleId, language, session: known.session }));
      } catch (error) {
        // Ids go out of date; the service then says that it does not know them.
        if (error instanceof PlacesError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
