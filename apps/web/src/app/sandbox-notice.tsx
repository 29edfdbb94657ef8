import { useTranslations } from 'use-intl';
import styles from './sandbox-notice.module.css';

/** Nobody should mistake a demonstration for the real thing. */
export function SandboxNotice() {
  const t = useTranslations('Shell');
  return (
    <aside className={styles.notice} aria-labelledby="sandbox-notice">
      <p id="sandbox-notice">{t('Sandbox')}</p>
    </aside>
  );
}
