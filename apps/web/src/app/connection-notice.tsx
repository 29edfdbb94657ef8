import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../ui/message-box/message-box.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells that the connection is gone while it is gone. */
export function ConnectionNotice() {
  const t = useTranslations('General.Error');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className="wrap">
      <MessageBox tone="warning" text={t('Offline')} />
    </div>
  );
}
