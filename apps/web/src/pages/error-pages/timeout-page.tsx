import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { useVerifyAgain } from './use-verify-again.ts';

export default function TimeoutPage() {
  const t = useTranslations('ErrorPage.Timeout');
  const again = (
    <ButtonLink icon="mail" href={useVerifyAgain()}>
      {t('Action')}
    </ButtonLink>
  );
  return <ErrorPage over={t('Over')} title={t('Title')} text={t('Text')} actions={again} />;
}
