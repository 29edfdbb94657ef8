import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';

export default function NotFoundPage() {
  const t = useTranslations('ErrorPage.NotFound');
  const { language } = useRoute();
  const home = <ButtonLink href={paths.occupation(language)}>{t('Action')}</ButtonLink>;
  return <ErrorPage over={t('Over')} title={t('Title')} text={t('Text')} actions={home} />;
}
