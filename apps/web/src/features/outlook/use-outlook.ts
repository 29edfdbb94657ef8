import { useQuery } from '@tanstack/react-query';
import { BANK_PARSE_POLL_MS } from '@vesta/domain/documents/polling';
import type { OutlookAnswer } from '@vesta/domain/outlook/outlook';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** What the report will be able to say. Asked anew as long as papers are being read, and whenever it is shown. */
export function useOutlook() {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery<OutlookAnswer>({
    queryKey: ['outlook', applicationId],
    enabled: applicationId !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.reading ? BANK_PARSE_POLL_MS : false),
    queryFn: ({ signal }) => api.get('/v1/income-check/outlook', { signal }),
  });
}
