import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '@vesta/domain/limits';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { Route } from '../lib/route.ts';
import { returnPath, session } from '../lib/session.ts';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';
import { activity } from './activity.ts';
import { useKeepAlive } from './use-keep-alive.ts';

const StillThere = lazy(() => import('./still-there.tsx'));

const CHECK_EVERY_MS = 1000;
/** Pages on which nothing private is on screen, so that nothing needs to be locked. */
const open: readonly string[] = [
  'occupation',
  'timeout',
  'content',
  'workbench',
  'not-found',
  'verify-report',
  'check-report',
];

const isWatched = ({ page, step }: Route): boolean => !open.includes(page) && step !== 'sign-up';

/** Locks the page after two hours without a sign of life; a little before, it asks. */
export function Inactivity() {
  const api = useApi();
  const route = useRoute();
  const navigate = useNavigate();
  const [left, setLeft] = useState(INACTIVITY_TIMEOUT_MS);
  const watched = isWatched(route);
  useKeepAlive(watched);
  const { language } = route;

  useEffect(() => {
    if (!watched) return;
    activity.mark();
    const lock = () => {
      returnPath.keep(window.location.pathname);
      // Ended on the server as well, so that a copy of the token opens nothing any more.
      if (session.token()) void api.post('/v1/auth/sign-out', { isQuiet: true }).catch(() => undefined);
      session.clear();
      navigate(paths.timeout(language));
    };
    // The clock is read, not counted: a closed lid stops timers, not time.
    const look = () => {
      const remaining = INACTIVITY_TIMEOUT_MS - activity.idleMs();
      if (remaining <= 0) lock();
      else setLeft(remaining);
    };
    const timer = setInterval(look, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const stopListening = activity.listen();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stopListening();
    };
  }, [watched, navigate, language, api]);

  if (!watched || left > INACTIVITY_WARNING_MS) return null;
  const stay = () => {
    activity.mark();
    setLeft(INACTIVITY_TIMEOUT_MS);
  };
  return (
    <Suspense fallback={null}>
      <StillThere minutes={Math.max(1, Math.ceil(left / 60_000))} onStay={stay} />
    </Suspense>
  );
}
