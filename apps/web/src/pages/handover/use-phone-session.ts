import { useQuery } from '@tanstack/react-query';
import type { HandoverOpened } from '@vesta/domain/documents/handover';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { documentCalls } from '../../features/documents/document-calls.ts';
import type { HandoverAsk } from '../../features/handover/handover-ask.ts';
import { ApiFailure, createApi, NO_ANSWER } from '../../lib/api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { phoneSession } from './phone-session.ts';

/** What the code said: the token, and what the computer was asking for. */
export interface Scanned {
  token: string;
  ask: HandoverAsk | null;
}

interface Opened {
  opened: HandoverOpened;
  ask: HandoverAsk | null;
}

/** Exchanges the scanned token for a session, and gives the calls of the page that session and its application. */
export function usePhoneSession(scanned: Scanned | null) {
  const t = useTranslations();
  const page = useRoute();
  const offline = t('General.Error.Offline');
  const { data, error, isPending } = useQuery<Opened | null>({
    queryKey: ['handover-opened', scanned?.token ?? null],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = phoneSession.read();
      if (!scanned || kept?.token === scanned.token) return kept;
      const { token, ask } = scanned;
      // Not the API of the page: that leads a stranger to the sign-in, and here there is nothing to sign in to.
      const scanning = createApi({ route: () => page, token: () => null, offlineText: () => offline });
      const answer = await scanning.post(documentCalls.handoverOpen, { body: { token } });
      phoneSession.keep({ token, opened: answer, ask });
      // The token is spent; it need not stay in the address or the history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      return { opened: answer, ask };
    },
  });
  const opened = data?.opened ?? null;
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
  const isOffline = error instanceof ApiFailure && error.status === NO_ANSWER;
  return {
    opened,
    ask: data?.ask ?? null,
    isPending,
    failed: error && (isOffline ? offline : t('Handover.Phone.OpenFailed')),
    route,
    api,
  };
}
