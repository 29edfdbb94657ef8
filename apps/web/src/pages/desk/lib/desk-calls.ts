import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vesta/domain/address-of-call';
import { type DeskCall, type DeskPath, deskPath } from '@vesta/domain/desk/calls';
import type { Answer, Path, Verb } from '../../../lib/calls.ts';
import { useApi } from '../../../lib/use-api.ts';
import { watching } from './desk-api.tsx';
import { usePlace } from './use-place.ts';

/** What the table of calls and the description of the interface say together. */
type DeskAnswer<V extends Verb, Call extends DeskCall> =
  DeskPath<Call> extends Path<V> ? Answer<V, DeskPath<Call>> : never;

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
export function useDeskQuery<const Call extends DeskCall>(
  call: Call,
  { everyMs, ids, query, enabled = true }: Asking = {},
) {
  const api = useApi();
  const path = deskPath(call, { ...useIds(), ...ids });
  const queryKey = ['desk', path, ...(query ? [new URLSearchParams(query).toString()] : [])];
  const queries = useQueryClient();
  return useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => {
      const isAgain = everyMs !== undefined && queries.getQueryData(queryKey) !== undefined;
      const said = { signal, ...(query && { query }), ...(isAgain ? watching : {}) };
      return api.get(path as Address<never>, said as never) as Promise<DeskAnswer<'GET', Call>>;
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
export function useDeskAct<const Call extends DeskCall>(call: Call) {
  const api = useApi();
  const ids = useIds();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, ids: more }: Act) =>
      api.post(deskPath(call, { ...ids, ...more }) as Address<never>, { body } as never) as Promise<
        DeskAnswer<'POST', Call>
      >,
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: ['desk'], predicate: ({ queryKey }) => queryKey[1] !== 'me' }),
  });
}
