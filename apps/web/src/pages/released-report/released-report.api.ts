import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReleasedGate, ReleasedReport } from '@vesta/domain/release';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type Api, createApi } from '../../lib/api.ts';
import { useRoute } from '../../lib/use-route.ts';

const CALL = '/v1/released-report';

/** A caller of its own: a recipient has no session, and a wrong code must not lead to the page for lost sessions. */
function useRecipientApi(): Api {
  const route = useRoute();
  const offline = useTranslations('General.Error')('Offline');
  return useMemo(
    () => createApi({ route: () => route, token: () => null, offlineText: () => offline }),
    [route, offline],
  );
}

/** Knocks: the server sends a code to the recipient's mailbox and says which. Asked once, and again on request. */
export function useGate(token: string | null) {
  const api = useRecipientApi();
  return useQuery({
    queryKey: ['released-gate', token],
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get<ReleasedGate>(CALL, { query: { token }, signal }),
  });
}

export function useOpen(token: string | null) {
  const api = useRecipientApi();
  return useMutation({
    mutationFn: (code: string) => api.post<ReleasedReport>(CALL, { body: { token, code } }),
  });
}
