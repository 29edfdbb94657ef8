import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** Asked anew whenever the step is opened: somebody may have paid in another tab. */
export function usePaymentRequired(enabled: boolean) {
  const ask = useAskPaymentRequired();
  const { applicationId } = useRoute();
  return useQuery({
    queryKey: ['payment-required', applicationId],
    enabled,
    gcTime: 0,
    queryFn: ask,
  });
}

export function useAskPaymentRequired(): () => Promise<boolean> {
  const api = useApi();
  return async () => (await api.get('/v1/payment/is-payment-required')).isPaymentRequired;
}

export function useCheckoutSession() {
  const api = useApi();
  const { applicationId } = useRoute();
  return useQuery({
    queryKey: ['checkout-session', applicationId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.post('/v1/payment/create-session'),
  });
}

export function useSessionStatus(sessionId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['checkout-status', sessionId],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { session_id: sessionId };
      return (await api.get('/v1/payment/session-status', { query, signal })).session;
    },
  });
}
