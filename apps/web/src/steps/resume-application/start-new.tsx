import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import styles from './start-new.module.css';

/** The other way: leave everything earlier alone and go on with the application begun today. */
export function StartNew({ onStart }: { onStart: () => void }) {
  const t = useTranslations('Resume');
  return (
    <div className={styles.start}>
      <div>
        <h3>{t('StartTitle')}</h3>
        <p className="small quiet">{t('StartText')}</p>
      </div>
      <Button kind="second" size="mini" icon="plus" onClick={onStart}>
        {t('Start')}
      </Button>
    </div>
  );
}
