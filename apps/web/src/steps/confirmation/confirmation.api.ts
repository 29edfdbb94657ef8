import { useApi } from '../../lib/use-api.ts';

export function useSubmitConfirmation() {
  const api = useApi();
  return (confirmed: boolean) => api.post('/v1/confirmation/submit', { body: { confirmed } });
}
