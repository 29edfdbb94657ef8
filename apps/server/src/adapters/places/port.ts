import type { Language } from '@vesta/domain/languages';
import type { AddressDetails, PlaceSuggestion } from '@vesta/domain/places';

export interface SuggestRequest {
  /** What the person has typed so far. */
  text: string;
  /** ISO 3166-1 alpha-2; suggestions lie in this country only. */
  countryCode: string;
  language: Language;
  /** Counted from 1. */
  page: number;
  /** The same for all calls while one address is being typed; services that bill by session want to know. */
  session?: string;
}

/** Failures of a service arrive as PlacesError; an id that means nothing gives null. */
export interface PlacesProvider {
  suggest(request: SuggestRequest): Promise<PlaceSuggestion[]>;
  details(request: { placeId: string; language: Language }): Promise<AddressDetails | null>;
}
