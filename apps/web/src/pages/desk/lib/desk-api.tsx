import { useQueryClient } from '@tanstack/react-query';
import { HEADER_DESK } from '@vesta/domain/desk/calls';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Api, createApi, type SaidBesides } from '../../../lib/api.ts';
import { ApiContext } from '../../../lib/use-api.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { ME } from './use-me.ts';

const SIGNED_OUT = 401;

const asDesk = <Options extends SaidBesides>(options: Options = {} as Options): Options => ({
  ...options,
  headers: { [HEADER_DESK]: '1', ...options.headers },
});

/** For calls that only look whether something has changed: they keep nobody signed in. */
export const watching = { headers: { [HEADER_DESK]: 'watch' } } as const;

/**
 * A caller of its own: staff are known by a cookie that scripts cannot read, and whoever was signed out is asked to sign
 * in where they stand, with the address kept.
 */
export function DeskApi({ children }: { children: ReactNode }) {
  const route = useRoute();
  const queries = useQueryClient();
  const offline = useTranslations('General.Error')('Offline');
  const latest = useRef(route);
  latest.current = route;
  const api = useMemo<Api>(() => {
    const plain = createApi({
      route: () => latest.current,
      token: () => null,
      offlineText: () => offline,
      onFailure: ({ status, code }) => {
        if (status === SIGNED_OUT && code === 'DESK_SIGNED_OUT') queries.setQueryData(ME, null);
      },
    });
    return {
      get: (path, options) => plain.get(path, asDesk(options)),
      post: (path, options) => plain.post(path, asDesk(options)),
    };
  }, [queries, offline]);
  return <ApiContext value={api}>{children}</ApiContext>;
}
