import { PAYMENT_FAILURE_MS } from '@vesta/domain/limits';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Checking } from './checking.tsx';
import { PaidView } from './paid-view.tsx';
import styles from './payment.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

function FailedView({ onOver }: { onOver: () => void }) {
  const t = useTranslations('Payment.Failure');
  useEffect(() => {
    const timer = setTimeout(onOver, PAYMENT_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <div className={styles.ended} role="alert">
      <Hearth lit={false} size={96} />
      <PageHeader centred header={t('Header')} description={t('Text')} />
    </div>
  );
}

/** Somebody comes back from the provider's own pages: told how it ended, then led on. */
export function ReturnedPayment({ sessionId }: { sessionId: string }) {
  const { ended, session, onOver } = usePaymentReturn(sessionId);
  if (ended === 'unknown') return <Checking />;
  return ended === 'paid' && session ? <PaidView amount={session.amount} /> : <FailedView onOver={onOver} />;
}
