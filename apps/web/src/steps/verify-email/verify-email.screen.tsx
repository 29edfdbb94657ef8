import { VERIFICATION_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import { useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { AskEmailForm } from './ask-email.form.tsx';
import { OpeningPage } from './opening-page.tsx';
import { useResumeLink } from './use-resume-link.ts';
import { useVerification } from './use-verification.ts';
import { VerifyEmailForm } from './verify-email.form.tsx';

const MINUTES = VERIFICATION_CODE_LIFETIME_MS / 60_000;

/** Proves that the address is the person's own: with a code, or with the link of an earlier e-mail. */
export default function VerifyEmailScreen() {
  const t = useTranslations('VerifyEmail.Help');
  const link = useResumeLink();
  const verification = useVerification();
  if (link.state === 'opening' || link.state === 'unreached') return <OpeningPage link={link} />;
  const notice = link.state === 'refused' ? link.message : null;
  return (
    <div className="cols">
      {verification.isUnknown ? (
        <AskEmailForm verification={verification} />
      ) : (
        <VerifyEmailForm verification={verification} notice={notice} />
      )}
      <HelpTips
        tips={[
          { icon: 'clock', title: t('Time.Title', { minutes: MINUTES }), text: t('Time.Text') },
          { icon: 'shield', title: t('Secret.Title'), text: t('Secret.Text') },
        ]}
      />
    </div>
  );
}
