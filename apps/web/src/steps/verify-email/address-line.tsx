import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './address-line.module.css';

interface AddressLineProps {
  address: string | null;
  /** The way to another address, where there is one. */
  correct?: { label: string; onCorrect: () => void } | undefined;
}

/** Where the code went. A masked address stands for one that only the server knows. */
export function AddressLine({ address, correct }: AddressLineProps) {
  const t = useTranslations('VerifyEmail');
  return (
    <div className={styles.line}>
      <Icon name="mail" size={20} />
      <p className={styles.address}>
        <span className="visually-hidden">{t('SentTo')} </span>
        <span>{address ?? t('KnownAddress')}</span>
      </p>
      {correct && (
        <button type="button" className={`link ${styles.correct}`} onClick={correct.onCorrect}>
          {correct.label}
        </button>
      )}
    </div>
  );
}
