import { fetchJson } from '../fetch-json.ts';
import { type SearchAnswer, searchAnswer } from './types.ts';

const DEFAULT_BASE_URL = 'https://photon.komoot.io';
const ADDRESS_LAYERS = ['house', 'street', 'locality', 'district', 'city'];
/**
 * Names in the language of the place itself. An address is written as the postman reads it, and most installations do
 * not have Italian: they refuse a language that they lack.
 */
const LOCAL_NAMES = 'default';

export interface PhotonApiConfig {
  baseUrl: string | null;
  timeoutMs?: number;
}

/** OpenStreetMap addresses from any server that speaks the Photon protocol. */
export function photonApi({ baseUrl, ...timeout }: PhotonApiConfig) {
  return {
    search({ text, countryCode, limit }: { text: string; countryCode: string; limit: number }): Promise<SearchAnswer> {
      const url = new URL('api', `${(baseUrl ?? DEFAULT_BASE_URL).replace(/\/$/, '')}/`);
      url.searchParams.set('q', text);
      url.searchParams.set('lang', LOCAL_NAMES);
      url.searchParams.set('limit', String(limit));
      url.searchParams.set('countrycode', countryCode.toUpperCase());
      for (const layer of ADDRESS_LAYERS) url.searchParams.append('layer', layer);
      return fetchJson(url, searchAnswer, timeout);
    },
  };
}
