import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOfCall } from '@vesta/domain/address-of-call';
import type { ReviewForm } from '@vesta/domain/my-data/forms';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { forgetPerson } from '../../features/draft/forget-person.ts';
import { type Api, ApiFailure, addressOf, createApi } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';

const CALL = '/v1/my-data';
const KEY = ['my-data'];
const UNAUTHORIZED = 401;

/** A caller of its own: without a session this page asks for the address itself, and leads nowhere else. */
function useMyDataApi(): Api {
  const route = useRoute();
  const offline = useTranslations('General.Error')('Offline');
  return useMemo(
    () => createApi({ route: () => route, token: session.token, offlineText: () => offline }),
    [route, offline],
  );
}

/** Null is nobody: there is no session, or it is over. */
export function useMyData() {
  const api = useMyDataApi();
  return useQuery({
    queryKey: KEY,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!session.token()) return null;
      return api.get(`${CALL}/`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === UNAUTHORIZED) return null;
        throw error;
      });
    },
  });
}

export function useSendCode() {
  const api = useMyDataApi();
  return useMutation({ mutationFn: (email: string) => api.post(`${CALL}/code`, { body: { email } }) });
}

export function useSignIn() {
  const api = useMyDataApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) => api.post(`${CALL}/sign-in`, { body }),
    onSuccess: ({ access_token }) => {
      session.start(access_token);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** An act on one's data; the page is then asked for anew. */
function useAct<Input>(send: (api: Api, input: Input) => Promise<unknown>) {
  const api = useMyDataApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export const useChangeRelease = (releaseId: string) =>
  useAct((api, change: 'pause' | 'resume' | 'revoke') =>
    api.post(addressOfCall(`${CALL}/releases/:releaseId/:change`, { releaseId, change })),
  );

export const useRestrict = (applicationId: string) =>
  useAct((api, restricted: boolean) =>
    api.post(addressOfCall(`${CALL}/applications/:applicationId/sharing`, { applicationId }), { body: { restricted } }),
  );

export const useAskReview = (applicationId: string) =>
  useAct((api, body: ReviewForm) =>
    api.post(addressOfCall(`${CALL}/applications/:applicationId/review`, { applicationId }), { body }),
  );

export const useStopNews = () => useAct((api, _: undefined) => api.post(`${CALL}/stop-news`));

/** Ends every session, this one with them; what this browser knew of the person goes at once. */
export function useSignOutEverywhere() {
  const api = useMyDataApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/v1/auth/sign-out-everywhere'),
    onSuccess: () => {
      forgetPerson();
      queries.setQueryData(KEY, null);
    },
  });
}

export function useErasureCode() {
  const api = useMyDataApi();
  return useMutation({ mutationFn: () => api.post(`${CALL}/erasure/code`) });
}

export function useErase() {
  const api = useMyDataApi();
  return useMutation({
    mutationFn: (code: string) => api.post(`${CALL}/erasure`, { body: { code } }),
    onSuccess: () => session.clear(),
  });
}

/** Opened by the browser itself, which brings the session along as a cookie: an archive need not fit into a page. */
export function useExportAddress(): string {
  const route = useRoute();
  return addressOf(`${CALL}/export`, { ...route, applicationId: null });
}
