import { REPORT_PRICE_CENTS } from '@vesta/domain/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import styles from './payment.module.css';
import { useIsSeen } from './use-is-seen.ts';

interface PayBarProps {
  isDone: boolean;
  busy: boolean;
  onContinue: () => void;
}

/** On a phone the bar leads to the form until that is on the screen; the way on opens once it is filled in. */
export function PayBar({ isDone, busy, onContinue }: PayBarProps) {
  const t = useTranslations();
  const format = useFormatter();
  const flow = useFlow();
  const isFormSeen = useIsSeen('checkout');
  const amount = format.number(REPORT_PRICE_CENTS / 100, { style: 'currency', currency: 'EUR' });
  return (
    <ActionBar back={{ label: t('General.Back'), onBack: flow.back }}>
      {!isDone && !isFormSeen && (
        <div className={styles.toPay}>
          <p>
            {t('Payment.Checkout.ToPay')} <b>{amount}</b>
          </p>
          <ButtonLink href="#checkout" endIcon="down">
            {t('Payment.Checkout.GoTo')}
          </ButtonLink>
        </div>
      )}
      <div className={isDone ? styles.way : styles.wayLater}>
        <ContinueButton
          label={busy ? t('Payment.Confirm') : t('General.Continue')}
          why={isDone ? null : t('Payment.Why')}
          busy={busy}
          type="button"
          onContinue={onContinue}
        />
      </div>
    </ActionBar>
  );
}
