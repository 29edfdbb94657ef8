import { useTranslations } from 'use-intl';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './loading-page.module.css';

/** Shown while a page's code, words or permission are on their way. */
export function LoadingPage() {
  const t = useTranslations();
  return (
    <div className={styles.page}>
      <Spinner label={t('General.Loading')} />
    </div>
  );
}
