import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskCall, deskPath } from '@vesta/domain/desk/calls';
import { useApi } from '../../../lib/use-api.ts';
import { watching } from './desk-api.tsx';
import { usePlace } from './use-place.ts';

/** Ids of the address, as calls want them. */
function useIds(): Record<string, string> {
  const { page: _, ...ids } = usePlace();
  return ids;
}

interface Asking {
  everyMs?: number;
  /** Ids beside those of the address. */
  ids?: Record<string, string>;
  query?: Record<string, string>;
  enabled?: boolean;
}

/** What a call answers, kept under its own path. With `everyMs` it is looked at again by itself, quietly. */
export function useDeskQuery<T>(call: DeskCall, { everyMs, ids, query, enabled = true }: Asking = {}) {
  const api = useApi();
  const path = deskPath(call, { ...useIds(), ...ids });
  const queryKey = ['desk', path, ...(query ? [new URLSearchParams(query).toString()] : [])];
  const queries = useQueryClient();
  return useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => {
      const isAgain = everyMs !== undefined && queries.getQueryData(queryKey) !== undefined;
      return api.get<T>(path, { signal, ...(query && { query }), ...(isAgain ? watching : {}) });
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
