import { useFormatter, useTranslations } from 'use-intl';
import { useReceiptAddress } from '../../features/checkout/use-receipt-address.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './payment.module.css';

/** The money has come: how much, for what, and where the receipt is. */
export function PaidView({ amount }: { amount: number }) {
  const t = useTranslations('Payment.Success');
  const common = useTranslations();
  const format = useFormatter();
  const flow = useFlow();
  const email = flow.state?.user.email;
  const facts = [
    { label: t('Paid'), value: format.number(amount, { style: 'currency', currency: 'EUR' }), verified: true },
    { label: t('For'), value: common('Payment.Product') },
    ...(email ? [{ label: t('ReceiptTo'), value: email }] : []),
  ];
  return (
    <div className={styles.ended}>
      <Hearth lit size={96} />
      <PageHeader centred header={t('Header')} description={t('Lead')} />
      <div className="card">
        <Facts facts={facts} verifiedLabel={t('Header')} />
      </div>
      <ButtonLink kind="second" icon="download" href={useReceiptAddress()} target="_blank" rel="noopener">
        {t('Receipt')}
      </ButtonLink>
      <ActionBar>
        <ContinueButton label={t('Continue')} type="button" onContinue={() => flow.next()} />
      </ActionBar>
    </div>
  );
}
