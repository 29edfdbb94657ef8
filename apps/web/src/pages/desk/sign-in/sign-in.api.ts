import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '@vesta/domain/desk/calls';
import { useApi } from '../../../lib/use-api.ts';
import { ME } from '../lib/use-me.ts';

export function useAskCode() {
  const api = useApi();
  return useMutation({
    mutationFn: (email: string) => api.post(deskPath('sign-in.ask'), { body: { email } }),
  });
}

export function useSubmitCode(email: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.post(deskPath('sign-in.submit'), { body: { email, code } }),
    // Nothing that somebody else saw in this browser before may be shown to whoever comes now.
    onSuccess: () => queries.resetQueries({ queryKey: [ME[0]] }),
  });
}
