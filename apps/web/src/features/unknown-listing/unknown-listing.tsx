import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './unknown-listing.module.css';

/** Says that the listing does not exist; the person goes on with a general application. */
export function UnknownListing() {
  const t = useTranslations();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={styles.notice}>
      <MessageBox
        tone="warning"
        text={t('Occupation.UnknownListing')}
        close={{ label: t('General.Close'), onClose: () => setClosed(true) }}
      />
    </div>
  );
}
