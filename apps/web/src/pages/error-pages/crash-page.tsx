import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';

/** Our fault, or nobody's: without a connection the page comes back by itself, and a reload would only lose it. */
export function CrashPage({ isCutOff }: { isCutOff: boolean }) {
  const t = useTranslations('ErrorPage');
  const reload = <Button onClick={() => window.location.reload()}>{t('Crash.Action')}</Button>;
  return (
    <main className="wrap">
      {isCutOff ? (
        <ErrorPage over={t('CutOff.Over')} title={t('CutOff.Title')} text={t('CutOff.Text')} actions={null} />
      ) : (
        <ErrorPage over={t('Crash.Over')} title={t('Crash.Title')} text={t('Crash.Text')} actions={reload} />
      )}
    </main>
  );
}
