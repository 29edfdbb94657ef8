import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** Who is signed in and begins anew may have meant to go on: then no address has to be named again. */
export function SignedIn() {
  const t = useTranslations('SignUp.SignedIn');
  const { language, applicationType, applicationId } = useRoute();
  if (applicationId !== null || session.token() === null) return null;
  const mine = paths.step({ language, applicationType, applicationId: null }, 'resume-application');
  return (
    <MessageBox tone="info" standing lead={t('Title')} text={t('Text')}>
      <p>
        <Link to={mine}>{t('GoOn')}</Link>
      </p>
    </MessageBox>
  );
}
