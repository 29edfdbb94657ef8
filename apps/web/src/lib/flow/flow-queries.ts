import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@vesta/domain/listing';
import { ApiFailure } from '../api.ts';
import { logFailure } from '../log.ts';
import { invitation, session } from '../session.ts';
import { useApi } from '../use-api.ts';
import { useRoute } from '../use-route.ts';

/** Loads that fail are logged and count as empty: the page stays, with what it has. */
async function orEmpty<T>(what: string, signal: AbortSignal, load: Promise<T>): Promise<T | null> {
  try {
    return await load;
  } catch (error) {
    // Whoever left the page no longer asks: that is no failure, and its answer is thrown away.
    if (signal.aborted) throw error;
    logFailure(what, error);
    return null;
  }
}

export type ListingLoad = { listing: Listing | null; unknown: boolean };

/** The listing behind an application. A listing that nobody knows is told apart from a load that failed. */
export function useListingQuery(listingId: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['listing', listingId],
    enabled: listingId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ListingLoad> => {
      try {
        const query = { listing_id: listingId };
        const { listing } = await api.get('/v1/workflow/listing-info', { query, signal });
        return { listing, unknown: false };
      } catch (error) {
        if (signal.aborted) throw error;
        logFailure('listing not loaded', error);
        return {
          listing: null,
          unknown: error instanceof ApiFailure && (error.status === 404 || error.status === 422),
        };
      }
    },
  });
}

/** The home that somebody was invited to. An invitation that cannot be used is told where it is read. */
export function useInvitedListingQuery(isWanted: boolean) {
  const api = useApi();
  const code = invitation.code();
  return useQuery({
    queryKey: ['invited-listing', code],
    enabled: isWanted && code !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api
        .get('/v1/signup/invitation-public-info', { query: { invitation_code: code }, signal })
        .then(({ data }) => data.listing_id)
        .catch(() => null),
  });
}

export function useStateQuery() {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery({
    queryKey: ['state', applicationId],
    enabled: applicationId !== null && session.token() !== null,
    queryFn: ({ signal }) => orEmpty('state not loaded', signal, api.get('/v1/state/', { signal })),
  });
}

export function useWorkflowQuery(occupation: string | null, listingId: string | null) {
  const api = useApi();
  const { applicationId, applicationType, region } = useRoute();
  // Until the address is proved nothing else says whose steps they are; from then on the application does, and the
  // invitation is forgotten.
  const invited = invitation.code();
  return useQuery({
    queryKey: ['workflow', occupation, applicationId, applicationType, region, listingId, invited],
    enabled: occupation !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      const query = { listing_id: listingId, ...(invited ? { invitation_code: invited } : {}) };
      const load = api.get('/v1/workflow/', { occupation: occupation ?? '', query, signal });
      return orEmpty('workflow not loaded', signal, load);
    },
  });
}
