import { areaCodes } from './built-in/area-codes.ts';
import { builtInProvider } from './built-in/built-in-provider.ts';
import { googleProvider } from './google/google-provider.ts';
import { photonProvider } from './photon/photon-provider.ts';
import type { PlacesProvider } from './port.ts';

export { municipalitiesByName, municipalityByCadastralCode } from './built-in/municipalities.ts';
export { postcodeFits } from './built-in/postcode-fits.ts';
export { PlacesError } from './places-error.ts';
export type { PlacesProvider, SuggestRequest } from './port.ts';

export interface PlacesConfig {
  provider: 'built-in' | 'google' | 'photon';
  key: string | null;
  /** Null means the provider's public address. */
  baseUrl: string | null;
}

export function createPlacesProvider({ provider, key, baseUrl }: PlacesConfig): PlacesProvider {
  switch (provider) {
    case 'built-in':
      return builtInProvider;
    case 'photon':
      return photonProvider({ baseUrl, codes: areaCodes });
    case 'google':
      if (!key) throw new TypeError('Address suggestions from Google need a key.');
      return googleProvider({ key, baseUrl });
  }
}
