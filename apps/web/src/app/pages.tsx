import { lazy, Suspense, useEffect } from 'react';
import { useRoute } from '../lib/use-route.ts';
import { OccupationScreen } from '../steps/occupation/occupation.screen.tsx';
import { fetchAskingFlow } from './flow-of-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { Redirect } from './redirect.tsx';

const loadOthers = () => import('./other-pages.tsx');
const OtherPages = lazy(loadOthers);

/** Whoever touches the first page will want the next one. Nobody who only looks at it pays for the list of all others. */
function useOthersAtHand() {
  useEffect(() => {
    const fetchThem = () => void Promise.all([fetchAskingFlow(), loadOthers()]).catch(() => undefined);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, fetchThem, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchThem);
    };
  }, []);
}

function PageOfRoute() {
  const { page } = useRoute();
  useOthersAtHand();
  if (page === 'home' || page === 'apply') return <Redirect />;
  return page === 'occupation' ? <OccupationScreen /> : <OtherPages />;
}

/** One page per address. Only the first page travels with the shell; each other loads its own code. */
export function Pages() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <PageOfRoute />
    </Suspense>
  );
}
