import { useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { InvitationNotice } from '../../features/invitation/invitation-notice.tsx';
import { useInvitation } from '../../features/invitation/use-invitation.ts';
import { UnknownListing } from '../../features/unknown-listing/unknown-listing.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SignUpForm } from './sign-up.form.tsx';
import { SignedIn } from './signed-in.tsx';
import { useSignUpStart } from './use-sign-up-start.ts';

const tips = [
  { key: 'Next', icon: 'mail' },
  { key: 'Password', icon: 'lock' },
  { key: 'Seen', icon: 'eye' },
] as const;

/** Who the person is and where a code can reach them. */
export default function SignUpScreen() {
  const t = useTranslations();
  const { stateLoading, listingUnknown } = useFlow();
  const invitation = useInvitation();
  const start = useSignUpStart(invitation.invitation);
  const isInvited = invitation.role !== 'main-applicant';
  // The form takes its first values once, so it waits for whoever knows them.
  const waits = stateLoading || (invitation.loading && !invitation.invitation);
  return (
    <div className="cols">
      <div className="form">
        <PageHeader header={t(isInvited ? 'SignUp.TitleInvited' : 'SignUp.Title')} description={t('SignUp.Lead')} />
        <InvitationNotice brief />
        {!isInvited && <SignedIn />}
        {listingUnknown && <UnknownListing />}
        {waits ? (
          <LoadingArea label={t('General.Loading')}>
            <div className="stack">
              <Skeleton height={52} />
              <Skeleton height={52} />
              <Skeleton height={52} />
            </div>
          </LoadingArea>
        ) : (
          <SignUpForm start={start} invitation={invitation} />
        )}
      </div>
      <HelpTips
        tips={tips.map(({ key, icon }) => ({
          icon,
          title: t(`SignUp.Help.${key}.Title`),
          text: t(`SignUp.Help.${key}.Text`),
        }))}
      />
    </div>
  );
}
