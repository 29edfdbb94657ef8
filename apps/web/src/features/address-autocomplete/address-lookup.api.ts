import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AddressDetails, SHORTEST_SEARCH, SUGGESTIONS_PER_PAGE } from '@vesta/domain/places';
import { DEFAULT_REGION } from '@vesta/domain/regions/codes';
import { listedRegionOf } from '@vesta/domain/validation/italian';
import { normalisePostcode, validatePostcode } from '@vesta/domain/validation/postcode';
import { tidy } from '@vesta/domain/validation/tidy';
import { useTranslations } from 'use-intl';
import { withRetries } from '../../lib/retry.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import type { Address } from './address.ts';

/** Addresses that begin like the text, ten at a time. A service that does not answer yields none. */
export function useAddressSuggestions(text: string, countryCode: string, wanted: boolean) {
  const api = useApi();
  const { language } = useRoute();
  const t = useTranslations('System');
  const search = text.trim();
  return useInfiniteQuery({
    queryKey: ['addresses', countryCode, language, search],
    enabled: wanted && search.length >= SHORTEST_SEARCH,
    staleTime: Number.POSITIVE_INFINITY,
    // The list stays while the next one is on its way, so that it does not flicker with every letter.
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { text: search, countryCode, page: pageParam };
      const load = () => api.get('/v1/openapis/addresses', { query, signal });
      return (await withRetries(load, t('FailedAfterRetries'))).recommendations;
    },
    getNextPageParam: (last, pages) => (last.length < SUGGESTIONS_PER_PAGE ? undefined : pages.length + 1),
  });
}

/** The parts of a suggested address. */
export function useAddressDetails() {
  const api = useApi();
  const t = useTranslations('System');
  return async (placeId: string): Promise<AddressDetails> => {
    const load = () => api.get('/v1/openapis/address-details', { query: { placeId } });
    return (await withRetries(load, t('FailedAfterRetries'))).addressDetails;
  };
}

/** Whether the town cannot have the postcode. Where the town or the country is not known, nothing is doubted. */
export function usePostcodeDoubt({ country, city, postcode }: Pick<Address, 'country' | 'city' | 'postcode'>): boolean {
  const api = useApi();
  const region = listedRegionOf(country);
  const query = { country: region ?? DEFAULT_REGION, city: tidy(city), postcode: normalisePostcode(postcode) };
  const { data } = useQuery({
    queryKey: ['postcode-fit', query],
    enabled: region !== null && query.city !== '' && validatePostcode(postcode, 'five') === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => (await api.get('/v1/openapis/postcode-fit', { query, signal })).fits ?? null,
  });
  return data === false;
}

/** The postcode of an address in the region, where only one is possible; null in large towns. */
export function useOnlyPostcode() {
  const api = useApi();
  const { region } = useRoute();
  return async (text: string): Promise<string | null> => {
    const query = { text, countryCode: region };
    const { recommendations = [] } = await api.get('/v1/openapis/addresses', {
      query,
    });
    const [only, ...others] = recommendations;
    if (!only || others.length > 0) return null;
    const { addressDetails } = await api.get('/v1/openapis/address-details', {
      query: { placeId: only.place_id },
    });
    return addressDetails.postcode;
  };
}
