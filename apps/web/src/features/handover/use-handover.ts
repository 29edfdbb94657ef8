import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOfCall } from '@vesta/domain/address-of-call';
import type { HandoverStatus } from '@vesta/domain/documents/handover';
import { HANDOVER_POLL_MS } from '@vesta/domain/documents/polling';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { documentCalls } from '../documents/document-calls.ts';
import { documentsKey } from '../documents/use-documents.ts';
import { type HandoverAsk, linkWithAsk } from './handover-ask.ts';

/** A code for the phone, how far the phone is, and the papers that it sends, kept in step. */
export function useHandover(ask: HandoverAsk) {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  const created = useQuery({
    queryKey: ['handover', applicationId, ask.type],
    staleTime: Number.POSITIVE_INFINITY,
    // A code works once, so one that was left unused is not kept for the next time either.
    gcTime: 0,
    queryFn: () => api.post(documentCalls.handover, { body: { type: ask.type } }),
  });
  const id = created.data?.handover_id;
  const status = useQuery<HandoverStatus>({
    queryKey: ['handover-status', id],
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'ended' ? false : HANDOVER_POLL_MS),
    // The person looks at the phone meanwhile, so this page may well be hidden.
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) => api.get(addressOfCall(documentCalls.handoverStatus, { handoverId: id ?? '' }), { signal }),
  });
  const uploads = status.data?.uploads ?? 0;
  useEffect(() => {
    if (uploads > 0) void queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
  }, [uploads, queries, applicationId]);
  return {
    link: created.data ? linkWithAsk(created.data.link, ask) : null,
    failed: created.isError,
    state: status.data?.state ?? 'waiting',
    uploads,
    renew: () => void created.refetch(),
  };
}
