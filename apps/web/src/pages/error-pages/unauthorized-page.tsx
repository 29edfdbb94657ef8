import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { toldBeforeIn } from '../../lib/told-before.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ErrorPage } from './error-page.tsx';
import { useVerifyAgain } from './use-verify-again.ts';

export default function UnauthorizedPage() {
  const t = useTranslations('ErrorPage.Unauthorized');
  const { language } = useRoute();
  const verifyAgain = useVerifyAgain();
  const told = toldBeforeIn(useLocation().state);
  const home = (
    <ButtonLink kind="second" href={paths.occupation(language)}>
      {t('Home')}
    </ButtonLink>
  );
  const actions = (
    <>
      <ButtonLink icon="mail" href={verifyAgain}>
        {t('Action')}
      </ButtonLink>
      {home}
    </>
  );
  // Whoever came by a link that is worth nothing has an application to come back to only where one was begun in this browser.
  if (told) {
    const isKnown = session.token() !== null;
    return <ErrorPage over={t('Over')} title={told.title} text={told.text} actions={isKnown ? actions : home} />;
  }
  return (
    <ErrorPage
      over={t('Over')}
      title={t('Title')}
      text={t('Text')}
      actions={actions}
      hints={
        <>
          <li>
            <Icon name="link" size={20} />
            {t('HintLink')}
          </li>
          <li>
            <Icon name="clock" size={20} />
            {t('HintTime')}
          </li>
        </>
      }
    />
  );
}
