import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvitationLine } from '@vesta/domain/invitation';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** How the invitations of this application fare. Without an answer the page simply says nothing about them. */
export function useInvitations(): readonly InvitationLine[] {
  const api = useApi();
  const { applicationId } = useRoute();
  const { data = [] } = useQuery({
    queryKey: ['invitations', applicationId],
    enabled: applicationId !== null,
    queryFn: async ({ signal }) => (await api.get('/v1/invitations', { signal })).invitations,
  });
  return data;
}

export function useReminder() {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return useMutation({
    mutationFn: (email: string) => api.post('/v1/invitations/remind', { body: { email } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['invitations', applicationId] }),
  });
}
