import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReleasedPaper } from '@vesta/domain/release';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Api, addressOf, createApi, failureOf, headersOf } from '../../lib/api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { passes } from './passes.ts';

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
    queryFn: ({ signal }) => api.post(`${CALL}/knock`, { body: { token }, signal }),
  });
}

/** Opens again what this tab has opened before, for as long as its pass lasts: a page loaded anew asks for no new code. */
export function useReopened(token: string | null) {
  const api = useRecipientApi();
  // Only what was kept before this page was opened: what it keeps itself is on screen already.
  const [pass] = useState(() => (token === null ? null : passes.of(token)));
  return useQuery({
    queryKey: ['released-again', token],
    enabled: pass !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      try {
        return await api.post(CALL, { body: { token, pass }, signal });
      } catch {
        passes.forget();
        return null;
      }
    },
  });
}

export function useOpen(token: string | null) {
  const api = useRecipientApi();
  return useMutation({
    mutationFn: (code: string) => api.post(CALL, { body: { token, code } }),
  });
}

const FILE_NAME = /filename="([^"]+)"/;

/** Hands a file to the browser as if it had been a link: the way to it is a call with a body, which no link can be. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the paper set with the recipient's name on it, and saves it. */
export function useTakePaper(token: string | null, pass: string) {
  const route = useRoute();
  return useMutation({
    mutationFn: async (which: ReleasedPaper) => {
      const response = await fetch(addressOf(`${CALL}/pdf`, route), {
        method: 'POST',
        headers: { ...headersOf(route, null), 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, pass, which }),
      });
      if (!response.ok) throw await failureOf(response);
      const [, name = 'Vesta.pdf'] = FILE_NAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      save(await response.blob(), name);
    },
  });
}
