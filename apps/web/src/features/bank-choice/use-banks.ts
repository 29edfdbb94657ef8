import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { documentCalls } from '../documents/document-calls.ts';

/** The banks of the region. */
export function useBanks() {
  const api = useApi();
  const { region } = useRoute();
  return useQuery({
    queryKey: ['banks', region],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.get(documentCalls.banks, { query: { country: region }, signal })).bank_list,
  });
}
