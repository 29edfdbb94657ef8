import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmbeddedCheckout } from '../../features/checkout/embedded-checkout.tsx';
import { OpenStepNotice } from '../../features/open-step/open-step-notice.tsx';
import { openStepOf } from '../../features/open-step/open-step-of.ts';
import { ApiFailure } from '../../lib/api.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './checkout-card.module.css';
import { useCheckoutSession } from './payment.api.ts';

/** Paid meanwhile, or nothing was due to begin with. */
const SETTLED: readonly string[] = ['PAYMENT_NOT_DUE', 'PAYMENT_UNDER_WAY'];
const CARD_HEIGHT = 480;

interface CheckoutCardProps {
  onDone: () => void;
  /** Somebody has paid meanwhile, perhaps in another tab. */
  onSettled: () => void;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <MessageBox lead={t('Payment.Checkout.Failed')} text={t('System.502')}>
      <p className={styles.retry}>
        <Button kind="second" size="mini" icon="refresh" onClick={onRetry}>
          {t('General.Retry')}
        </Button>
      </p>
    </MessageBox>
  );
}

/** The provider's form in a card of ours, with what to do when it does not come. */
export function CheckoutCard({ onDone, onSettled }: CheckoutCardProps) {
  const t = useTranslations('Payment.Checkout');
  const flow = useFlow();
  const { data: session, error, isFetching, refetch } = useCheckoutSession();
  const [hasFailed, setFailed] = useState(false);
  const isSettled = error instanceof ApiFailure && SETTLED.includes(error.code);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const open = openStepOf(error, flow.steps);
  const retry = () => {
    setFailed(false);
    void refetch();
  };
  const isBroken = (error !== null && !isSettled && !open && !isFetching) || hasFailed;
  return (
    <section className={styles.card} aria-label={t('Title')}>
      <p className={styles.head}>
        <span className={styles.secure}>
          <Icon name="lock" size={20} />
          {t('Title')}
        </span>
        <span>{t('Kind')}</span>
      </p>
      {isBroken && (
        <div className={styles.body}>
          <Failed onRetry={retry} />
        </div>
      )}
      {open && (
        <div className={styles.body}>
          <OpenStepNotice step={open} />
        </div>
      )}
      {isSettled && (
        <div className={styles.body}>
          <MessageBox tone="info" text={error.message} />
        </div>
      )}
      {session && !isBroken && (
        <EmbeddedCheckout
          clientSecret={session.clientSecret}
          checkout={session.checkout}
          onDone={onDone}
          onFailed={() => setFailed(true)}
        />
      )}
      {!session && !isBroken && !isSettled && !open && (
        <div className={styles.body}>
          <LoadingArea label={t('Opening')}>
            <Skeleton height={CARD_HEIGHT} radius={10} />
          </LoadingArea>
        </div>
      )}
      <p className={styles.foot}>{t('Private')}</p>
    </section>
  );
}
