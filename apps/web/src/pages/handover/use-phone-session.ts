import { useQuery } from '@tanstack/react-query';
import type { HandoverOpened } from '@vesta/domain/documents/handover';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { documentCalls } from '../../features/documents/document-calls.ts';
import { createApi } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { phoneSession } from './phone-session.ts';

/** Exchanges the scanned token for a session, and gives the calls of the page that session and its application. */
export function usePhoneSession(token: string | null) {
  const t = useTranslations('General.Error');
  const page = useRoute();
  const publicApi = useApi();
  const offline = t('Offline');
  const { data: opened, isError } = useQuery<HandoverOpened | null>({
    queryKey: ['handover-opened', token],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = phoneSession.read();
      if (token === null || kept?.token === token) return kept?.opened ?? null;
      const answer = await publicApi.post<HandoverOpened>(documentCalls.handoverOpen, { body: { token } });
      phoneSession.keep({ token, opened: answer });
      // The token is spent; it need not stay in the address or the history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      return answer;
    },
  });
  const route = useMemo(
    () =>
      opened
        ? {
            ...page,
            applicationId: opened.application_id,
            applicationType: opened.application_type,
            region: opened.region,
          }
        : null,
    [opened, page],
  );
  const api = useMemo(
    () =>
      opened && route
        ? createApi({ route: () => route, token: () => opened.access_token, offlineText: () => offline })
        : null,
    [opened, route, offline],
  );
  return { opened: opened ?? null, failed: isError, route, api };
}
