import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';

export function CrashPage() {
  const t = useTranslations('ErrorPage.Crash');
  const reload = <Button onClick={() => window.location.reload()}>{t('Action')}</Button>;
  return (
    <main className="wrap">
      <ErrorPage over={t('Over')} title={t('Title')} text={t('Text')} actions={reload} />
    </main>
  );
}
