import { CONTINUE_LATER_FAILURE_MS } from '@vesta/domain/limits';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../lib/use-api.ts';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** Asks for the link by e-mail; a failure is shown for a few seconds, then one may try again. */
export function useContinueLater() {
  const t = useTranslations('Shell.ContinueLater');
  const api = useApi();
  const [state, setState] = useState<Sending>('idle');
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), CONTINUE_LATER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const onRequest = () => {
    setState('sending');
    api.post('/v1/workflow/send-continue-later-email').then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return { state, onRequest, words: { text: t('Hint'), action: t('Action'), sent: t('Sent'), failed: t('Failed') } };
}
