import { logFailure } from '../../lib/log.ts';
import { useApi } from '../../lib/use-api.ts';
import type { SignUpPayload } from './sign-up.mapping.ts';

export function useSignUpCalls() {
  const api = useApi();
  return {
    /** Counts the attempt; its note, for instance about the spelling, must never stand in the way. */
    async attempt(body: SignUpPayload): Promise<string | null> {
      try {
        return (await api.post('/v1/signup/attempt', { body })).note;
      } catch (error) {
        logFailure('sign-up attempt not recorded', error);
        return null;
      }
    },
    async submit(body: SignUpPayload): Promise<string> {
      return (await api.post('/v1/signup/submit', { body })).application_id;
    },
  };
}
