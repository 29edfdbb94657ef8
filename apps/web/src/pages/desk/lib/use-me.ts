import { useQuery } from '@tanstack/react-query';
import { deskPath } from '@vesta/domain/desk/calls';
import type { DeskPerson } from '@vesta/domain/desk/sign-in';
import { createContext, useContext } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';

export const ME = ['desk', 'me'] as const;
const SIGNED_OUT = 401;

/** Who is signed in; null for nobody. */
export function useMeQuery() {
  const api = useApi();
  return useQuery({
    queryKey: ME,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<DeskPerson | null> => {
      try {
        return (await api.get(deskPath('me'), { signal, isQuiet: true })).me;
      } catch (error) {
        if (error instanceof ApiFailure && error.status === SIGNED_OUT) return null;
        throw error;
      }
    },
  });
}

export const MeContext = createContext<DeskPerson | null>(null);

export function useMe(): DeskPerson {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe needs somebody who is signed in');
  return me;
}
