import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './household.module.css';

/** Somebody on the list is called like the applicant: a slip or a namesake, so it is said and nothing is refused. */
export function SameName() {
  const t = useTranslations('Validation');
  return (
    <p className={styles.doubt} role="status">
      <Icon name="alert" size={18} />
      <span>{t('sameName')}</span>
    </p>
  );
}
