import { lazy, Suspense, useState } from 'react';
import { InvitationNotice } from '../../features/invitation/invitation-notice.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ApplicationTypeQuestion } from './application-type-question.tsx';
import { EmploymentStatusQuestion } from './employment-status-question.tsx';
import { Intro } from './intro.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { RapidStart } from './rapid-start.tsx';
import { UnknownListing } from './unknown-listing.tsx';

// A suggestion may come later than the page it stands on.
const RegionGuess = lazy(() => import('./region-guess.tsx'));

type Part = 'intro' | 'type' | 'status';

/** The start: what Vesta does, what one applies for, how one earns a living. A listing goes straight to the last. */
export function OccupationScreen() {
  const route = useRoute();
  const { listing, listingLoading, listingUnknown } = useFlow();
  const [part, setPart] = useState<Part>(route.listingId ? 'status' : 'intro');
  if (route.listingId && listingLoading) return <ListingSkeleton />;
  if (route.applicationType === 'rapid') return <RapidStart />;
  const afterIntro: Part = route.typeInPath ? 'status' : 'type';
  const beforeStatus: Part = route.typeInPath ? 'intro' : 'type';
  return (
    <>
      <Suspense fallback={null}>
        <RegionGuess />
      </Suspense>
      <InvitationNotice />
      {listingUnknown && <UnknownListing />}
      {part === 'intro' && <Intro listing={listing} onStart={() => setPart(afterIntro)} />}
      {part === 'type' && (
        <ApplicationTypeQuestion onBack={() => setPart('intro')} onChosen={() => setPart('status')} />
      )}
      {part === 'status' && (
        <EmploymentStatusQuestion listing={listing} onBack={() => setPart(listing ? 'intro' : beforeStatus)} />
      )}
    </>
  );
}
