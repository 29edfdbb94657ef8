import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { documentCalls } from '../documents/document-calls.ts';

/** The identity papers that may be shown, by group of countries. */
export function useIdOptions() {
  const api = useApi();
  const { applicationId, language, region } = useRoute();
  return useQuery({
    queryKey: ['id-options', applicationId, language, region],
    queryFn: ({ signal }) => api.get(documentCalls.idOptions, { signal }),
  });
}
