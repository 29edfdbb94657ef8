import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { type KeptQueries, KeptQueriesContext } from './kept-queries.ts';

/** A failed call is told, not repeated: the person decides, and codes or payments must not be sent twice. */
const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

function clientOf(kept: KeptQueries): QueryClient {
  kept.current ??= createQueryClient();
  return kept.current;
}

/** Around whatever asks the server; several of them share one store of answers. */
export function WithQueries({ children }: { children: ReactNode }) {
  const kept = useContext(KeptQueriesContext);
  return <QueryClientProvider client={clientOf(kept)}>{children}</QueryClientProvider>;
}
