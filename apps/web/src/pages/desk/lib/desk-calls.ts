import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskCall, deskPath } from '@vesta/domain/desk/calls';
import { useApi } from '../../../lib/use-api.ts';
import { watching } from './desk-api.tsx';
import { usePlace } from './use-place.ts';

/** Ids of the address, as calls want them. */
function useIds(): Record<string, string> {
  const { company, listing, applicant } = usePlace();
  return { company, listing, applicant };
}

/** What a call answers, kept under its own path. With `everyMs` it is looked at again by itself, quietly. */
export function useDeskQuery<T>(call: DeskCall, { everyMs }: { everyMs?: number } = {}) {
  const api = useApi();
  const path = deskPath(call, useIds());
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['desk', path],
    queryFn: ({ signal }) => {
      const isAgain = everyMs !== undefined && queries.getQueryData(['desk', path]) !== undefined;
      return api.get<T>(path, { signal, ...(isAgain ? watching : {}) });
    },
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

interface Act {
  body?: unknown;
  /** Ids beside those of the address. */
  ids?: Record<string, string>;
}

/** An act at the desk; what was loaded of the company is asked for again afterwards. */
export function useDeskAct<T = unknown>(call: DeskCall) {
  const api = useApi();
  const ids = useIds();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, ids: more }: Act) =>
      api.post<T>(deskPath(call, { ...ids, ...more }), body === undefined ? {} : { body }),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: ['desk'], predicate: ({ queryKey }) => queryKey[1] !== 'me' }),
  });
}
