import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../ui/message-box/message-box.tsx';
import styles from './connection-notice.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells that the connection is gone while it is gone, wherever on the page somebody is reading. */
export function ConnectionNotice() {
  const t = useTranslations('General.Error');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className={`wrap ${styles.notice}`}>
      <MessageBox tone="warning" text={t('Offline')} />
    </div>
  );
}
