import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** One small form: busy while it is sent, saying why when it was not. */
export function useSending(onDone: () => void) {
  const t = useTranslations('General.Error');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function send(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await act();
      onDone();
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || t('Short'));
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, setError, send };
}
