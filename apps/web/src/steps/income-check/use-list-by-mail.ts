import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useSendList } from './income-check.api.ts';

type Phase = 'rest' | 'sending' | 'sent' | 'failed';

/** The list of papers by mail: once is enough, and a failure may be tried again. */
export function useListByMail() {
  const t = useTranslations('IncomeCheck.Required');
  const email = useFlow().state?.user.email ?? '';
  const sendList = useSendList();
  const [phase, setPhase] = useState<Phase>('rest');
  async function send(): Promise<void> {
    setPhase('sending');
    try {
      await sendList();
      setPhase('sent');
    } catch {
      setPhase('failed');
    }
  }
  const said = phase === 'sent' ? t('Sent', { email }) : phase === 'failed' ? t('NotSent') : null;
  return { send, said, isSending: phase === 'sending', isSent: phase === 'sent' };
}
