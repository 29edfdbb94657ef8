import { lazy, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UnknownListing } from '../../features/unknown-listing/unknown-listing.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { atPart, partIn, type StartPart } from '../../lib/flow/start-part.ts';
import { invitation } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Intro } from './intro.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { useTypeOfListing } from './use-type-of-listing.ts';

// A suggestion may come later than the page it stands on.
const RegionGuess = lazy(() => import('./region-guess.tsx'));
// Few people are invited; the others need not fetch what is said to them.
const InvitationNotice = lazy(() =>
  import('../../features/invitation/invitation-notice.tsx').then((module) => ({ default: module.InvitationNotice })),
);
const InvitedIntro = lazy(() => import('./invited-intro.tsx'));
const StartQuestions = lazy(() => import('./start-questions.tsx'));

/**
 * The start: what Vesta does, what one applies for, how one earns a living. A listing says what it is for and goes
 * straight to the last; one that nobody knows does not, so then it is asked.
 */
export function OccupationScreen() {
  const route = useRoute();
  const { listing, listingLoading, listingUnknown } = useFlow();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const part = partIn(state) ?? (route.listingId ? 'status' : 'intro');
  const go = (next: StartPart) => navigate({ pathname, search, hash }, atPart(next));
  // A refused code is thrown away, but what became of it stays on the page.
  const isInvited = useRef(false);
  if (invitation.code() !== null) isInvited.current = true;
  const isRapid = route.applicationType === 'rapid';
  const isIntro = part === 'intro' && !isRapid;
  const beforeStatus: StartPart = route.typeInPath ? 'intro' : 'type';
  const toQuestions = () => go(route.typeInPath ? 'status' : 'type');
  const intro = isInvited.current ? (
    <Suspense fallback={<ListingSkeleton />}>
      <InvitedIntro listing={listing} onStart={toQuestions} />
    </Suspense>
  ) : (
    <Intro listing={listing} onStart={toQuestions} />
  );
  const asked = part === 'status' && !listing && !route.typeInPath ? 'type' : part;
  useTypeOfListing();
  if (route.listingId && listingLoading) return <ListingSkeleton />;
  return (
    <>
      {!isRapid && (
        <>
          <Suspense fallback={null}>
            <RegionGuess />
            {isInvited.current && <InvitationNotice isCostBeside={isIntro} />}
          </Suspense>
          {listingUnknown && <UnknownListing />}
        </>
      )}
      {isIntro ? (
        intro
      ) : (
        <Suspense fallback={<ListingSkeleton />}>
          <StartQuestions
            part={isRapid ? 'rapid' : asked === 'intro' ? 'status' : asked}
            listing={listing}
            beforeStatus={beforeStatus}
            go={go}
          />
        </Suspense>
      )}
    </>
  );
}
