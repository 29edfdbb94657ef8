import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOfCall } from '@vesta/domain/address-of-call';
import type { ReleaseForm, ReleaseLine } from '@vesta/domain/release';
import { useApi } from '../../../lib/use-api.ts';
import { useRoute } from '../../../lib/use-route.ts';

const releasesKey = (applicationId: string | null) => ['releases', applicationId];

interface Releases {
  releases: ReleaseLine[];
  restricted_at: string | null;
}

function useAnswer<Part>(select: (answer: Releases) => Part) {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery({
    queryKey: releasesKey(applicationId),
    enabled: applicationId !== null,
    queryFn: ({ signal }) => api.get('/v2/report/releases', { signal }),
    select,
  });
}

/** While all sharing is stopped every link is as good as paused; a PDF that was sent is not called back by it. */
const asTheyStand = ({ releases, restricted_at: restrictedAt }: Releases): ReleaseLine[] =>
  releases.map((one) => (one.delivery === 'link' ? { ...one, paused_at: one.paused_at ?? restrictedAt } : one));

/** To whom the report was released, and every look they took. */
export const useReleases = () => useAnswer(asTheyStand);

const restriction = ({ restricted_at: at }: Releases): string | null => at;

/** Since when the owner has all sharing stopped. */
export const useRestriction = (): string | null => useAnswer(restriction).data ?? null;

/** Something about the releases is changed; the list is then asked for anew. */
function useChange<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: releasesKey(applicationId) }),
  });
}

/** What a recipient would see; asked for anew each time somebody wants to look. */
export function useReleasePreview(withHousehold: boolean) {
  const api = useApi();
  const { applicationId, language } = useRoute();
  return useQuery({
    queryKey: ['release-preview', applicationId, language, withHousehold],
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.get('/v2/report/release-preview', {
        query: { with_household: `${withHousehold}` },
        signal,
      }),
  });
}

export function useRelease() {
  const api = useApi();
  return useChange((form: ReleaseForm) => api.post('/v2/report/release', { body: form }));
}

/** Lets the household count this person's figures, or takes them back; the answer of the result page changes with it. */
export function useHouseholdRelease() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: 'release' | 'withdraw') =>
      api.post(act === 'release' ? '/v2/report/household-release' : '/v2/report/household-release/revoke'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['report'] }),
  });
}

export function useWithdraw() {
  const api = useApi();
  return useChange((releaseId: string) =>
    api.post(addressOfCall('/v2/report/releases/:releaseId/revoke', { releaseId })),
  );
}
