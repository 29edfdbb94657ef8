import { useTranslations } from 'use-intl';
import { OutlookPanel } from '../../features/outlook/outlook-panel.tsx';
import { useOutlook } from '../../features/outlook/use-outlook.ts';
import { useHouseNotice } from '../../lib/use-notice.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { PayBar } from './pay-bar.tsx';
import styles from './payment.module.css';
import { PriceCard } from './price-card.tsx';
import { TermsNote } from './terms-note.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** What is paid for, what it costs, and where to pay it. */
export function PayPage({ onSettled }: { onSettled: () => void }) {
  const t = useTranslations('Payment');
  const { data: outlook } = useOutlook();
  const { whoPays } = useHouseNotice();
  const isAwaited = (outlook?.expected.length ?? 0) > 0;
  const isReady = outlook?.verdict === 'conclusive' && !outlook.blocked && !isAwaited;
  const { form, isDone, onDone, onContinue, busy, error } = useConfirmation();
  return (
    <div ref={form}>
      <PageHeader header={t(isReady ? 'TitleReady' : 'Title')} description={t(isReady ? 'LeadReady' : 'Lead')} />
      <div className={styles.columns}>
        <div className="stack">
          <OutlookPanel />
          <PriceCard isForAll={isAwaited && whoPays === 'main-applicant'} />
          <TermsNote />
        </div>
        <div className={styles.checkout} id="checkout">
          {error && <ShownMessage text={error} />}
          {busy && <MessageBox tone="good" text={t('Confirming')} />}
          <CheckoutCard onDone={onDone} onSettled={onSettled} />
        </div>
      </div>
      <PayBar isDone={isDone} busy={busy} onContinue={() => void onContinue()} />
    </div>
  );
}
