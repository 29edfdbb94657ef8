import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ErrorPage } from './error-page.tsx';
import { toldBeforeIn } from './told-before.ts';
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
  // Whoever came by a link that is worth nothing has no application to come back to.
  if (told) return <ErrorPage over={t('Over')} title={told.title} text={told.text} actions={home} />;
  return (
    <ErrorPage
      over={t('Over')}
      title={t('Title')}
      text={t('Text')}
      actions={
        <>
          <ButtonLink icon="mail" href={verifyAgain}>
            {t('Action')}
          </ButtonLink>
          {home}
        </>
      }
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
