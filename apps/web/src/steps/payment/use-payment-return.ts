import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionStatus } from './payment.api.ts';

/** How a checkout ended, and the way on without it: the same page, with its trace taken out of the address. */
export function usePaymentReturn(sessionId: string) {
  const { data: session, isPending } = useSessionStatus(sessionId);
  const [, setQuery] = useSearchParams();
  const onOver = useCallback(() => {
    setQuery(
      (query) => {
        query.delete('session_id');
        return query;
      },
      { replace: true },
    );
  }, [setQuery]);
  const ended = isPending ? 'unknown' : session?.status === 'complete' ? 'paid' : 'failed';
  return { ended, session, onOver } as const;
}
