import { useTranslations } from 'use-intl';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import styles from './result.module.css';

/** The hearth is lit: something is being done, and for how long is said. */
export function WaitingForReport({ about }: { about: 'Loading' | 'Processing' }) {
  const t = useTranslations('ReportView.Result');
  return (
    <div className={styles.waiting} role="status">
      <Hearth />
      <h1>{t(about)}</h1>
      <p>{t(`${about}Note`)}</p>
    </div>
  );
}
