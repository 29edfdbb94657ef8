import { useApi } from '../../lib/use-api.ts';

export interface OpenedSession {
  access_token: string;
  application_id: string;
  /** The home was applied for before, and that application is what was opened. */
  note?: string | null;
}

export interface SentCode {
  email_hint: string | null;
  retry_after_seconds: number;
}

/** Without an address the server knows the person by the application in the route. */
const withEmail = (email: string | null) => (email ? { email } : {});

export function useVerificationCalls() {
  const api = useApi();
  return {
    submit: (email: string | null, code: string) =>
      api.post('/v1/verify-email/submit', { body: { ...withEmail(email), code } }),
    resend: (email: string | null) => api.post('/v1/verify-email/resend-code', { body: withEmail(email) }),
    redeem: (token: string) => api.post('/v1/auth/resume', { body: { token } }),
  };
}
