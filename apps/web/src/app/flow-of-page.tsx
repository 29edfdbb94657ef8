import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Flow, FlowContext } from '../lib/flow/flow.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from '../lib/route.ts';
import { invitation, session } from '../lib/session.ts';
import { useRoute } from '../lib/use-route.ts';
import { LoadingPage } from './loading-page.tsx';

type Around = ComponentType<{ children: ReactNode }>;

let fetched: Around | null = null;

/** Fetches what a page needs that asks the server. Called early it spares such a page a wait. */
export const fetchAskingFlow = () =>
  import('./asking-flow.tsx').then((module) => {
    fetched = module.default;
    return module;
  });

const LazyFlow = lazy(fetchAskingFlow);

const first: readonly Route['page'][] = ['home', 'apply', 'occupation'];

/** A stranger on the first page has neither application, listing nor invitation: there is nothing to ask for. */
export const asksServer = ({ page, listingId, applicationId }: Route): boolean =>
  !first.includes(page) ||
  listingId !== null ||
  applicationId !== null ||
  session.token() !== null ||
  invitation.code() !== null;

/** The flow before it has begun. */
function FirstFlow({ children }: { children: ReactNode }) {
  const route = useRoute();
  const navigate = useNavigate();
  const flow: Flow = {
    steps: [],
    stepsLoading: false,
    currentStep: -1,
    listing: null,
    listingLoading: false,
    listingUnknown: false,
    state: null,
    stateLoading: false,
    goTo: (router, applicationId = route.applicationId) => navigate(paths.step({ ...route, applicationId }, router)),
    next: () => {},
    back: () => navigate(paths.occupation(route.language, route.typeInPath ? route.applicationType : null, null)),
    dressAs: () => {},
  };
  return <FlowContext value={flow}>{children}</FlowContext>;
}

/**
 * The first page makes do without the code that asks; whoever goes on gets it, and keeps it on the way back, so that
 * what a page holds is never lost to the exchange.
 */
export function FlowOfPage({ children }: { children: ReactNode }) {
  const isNeeded = asksServer(useRoute());
  const [Asking, setAsking] = useState<Around | null>(() => (isNeeded ? (fetched ?? LazyFlow) : null));
  if (isNeeded && !Asking) setAsking(() => fetched ?? LazyFlow);
  if (!Asking) return <FirstFlow>{children}</FirstFlow>;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Asking>{children}</Asking>
    </Suspense>
  );
}
