import { useTranslations } from 'use-intl';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './payment.module.css';

export function Checking() {
  const t = useTranslations('Payment');
  return (
    <div className={styles.checking}>
      <Spinner label={t('Checking')} tone="ember" />
      <p role="status">{t('Checking')}</p>
    </div>
  );
}
