import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** What could be taken up again. Guarantors are not asked: they came for one thing. */
export function useEarlierApplications(enabled: boolean) {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery({
    queryKey: ['uncomplete-applications', applicationId],
    enabled,
    queryFn: ({ signal }) => api.get('/v1/state/uncomplete-applications', { signal }),
  });
}

export function useResumeCalls() {
  const api = useApi();
  return {
    deleteApplication: (id: string) =>
      api.post('/v1/signup/delete-application', { query: { delete_application_id: id } }),
    linkApplications: (code: string) => api.get('/v1/state/link-applications', { query: { invitation_code: code } }),
  };
}
