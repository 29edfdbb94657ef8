import { PAYMENT_CONFIRM_MS } from '@vesta/domain/limits';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useAskPaymentRequired } from './payment.api.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Continue gives the provider a moment to tell the server; whether one may go on is for the server alone to say. */
export function useConfirmation() {
  const t = useTranslations();
  const flow = useFlow();
  const ask = useAskPaymentRequired();
  const form = useRef<HTMLDivElement>(null);
  const [isDone, setDone] = useState(false);
  const { onContinue, busy, error } = useContinue({
    form,
    onSaved: () => flow.next(),
    save: async () => {
      await wait(PAYMENT_CONFIRM_MS);
      if (await ask()) throw new Error(t('Payment.Error.PaymentRequired'));
    },
  });
  const onDone = () => {
    setDone(true);
    void onContinue();
  };
  return { form, isDone, onDone, onContinue, busy, error };
}
