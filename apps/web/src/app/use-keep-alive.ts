import { SESSION_KEEP_ALIVE_MS } from '@vesta/domain/limits';
import { useEffect } from 'react';
import { session } from '../lib/session.ts';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';
import { activity } from './activity.ts';

/** Typing makes no calls. While there are signs of life the server is told, so that both count the same two hours. */
export function useKeepAlive(isWatched: boolean): void {
  const api = useApi();
  const { applicationId } = useRoute();
  useEffect(() => {
    if (!isWatched || !applicationId) return;
    const tell = () => {
      if (activity.idleMs() > SESSION_KEEP_ALIVE_MS || !session.token()) return;
      void api.post('/v1/auth/validate', { isQuiet: true }).catch(() => undefined);
    };
    const timer = setInterval(tell, SESSION_KEEP_ALIVE_MS);
    return () => clearInterval(timer);
  }, [isWatched, applicationId, api]);
}
