import { CHECKOUT_DONE_HEIGHT_PX } from '@vesta/domain/limits';
import type { CheckoutConfig } from '@vesta/domain/payment/answers';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { MountCheckout } from './checkout.ts';
import styles from './embedded-checkout.module.css';
import { mountSandbox } from './mount-sandbox.ts';
import { mountStripe } from './mount-stripe.ts';
import { useShrinksBelow } from './use-shrinks-below.ts';

const FIELDS = ['number', 'date', 'name', 'button'];

const mountOf = (config: CheckoutConfig): MountCheckout =>
  config.provider === 'sandbox' ? mountSandbox : mountStripe(config.publishableKey);

function FormShape({ label }: { label: string }) {
  return (
    <div className={styles.shape}>
      <LoadingArea label={label}>
        <div className="stack">
          {FIELDS.map((field) => (
            <Skeleton key={field} height={72} radius={10} />
          ))}
        </div>
      </LoadingArea>
    </div>
  );
}

interface EmbeddedCheckoutProps {
  clientSecret: string;
  checkout: CheckoutConfig;
  /** Told by the provider or seen by the shrinking frame, whichever comes first. */
  onDone: () => void;
  onFailed: () => void;
}

/** The checkout of whichever provider is in service, in its place in the page. */
export function EmbeddedCheckout({ clientSecret, checkout, onDone, onFailed }: EmbeddedCheckoutProps) {
  const t = useTranslations('Payment');
  const { language } = useRoute();
  const [isReady, setReady] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const done = () => {
    if (isDone.current) return;
    isDone.current = true;
    onDone();
  };
  const doors = useRef({ done, onFailed });
  doors.current = { done, onFailed };
  const title = t(checkout.provider === 'sandbox' ? 'Sandbox.Frame' : 'Checkout.Title');
  useEffect(() => {
    if (!place.current) return;
    return mountOf(checkout)(place.current, {
      clientSecret,
      language,
      title,
      onReady: () => setReady(true),
      onComplete: () => {
        setReady(true);
        doors.current.done();
      },
      onFailed: () => doors.current.onFailed(),
    });
  }, [checkout, clientSecret, language, title]);
  useShrinksBelow(place, CHECKOUT_DONE_HEIGHT_PX, done);
  return (
    <>
      {!isReady && <FormShape label={t('Checkout.Opening')} />}
      <div ref={place} className={isReady ? styles.place : styles.waiting} />
    </>
  );
}
