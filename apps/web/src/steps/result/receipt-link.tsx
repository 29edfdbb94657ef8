import { useTranslations } from 'use-intl';
import { useReceiptAddress } from '../../features/checkout/use-receipt-address.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

/** The receipt stays where the report is, as its mail says. */
export function ReceiptLink() {
  const t = useTranslations('ReportView.Result');
  return (
    <ButtonLink kind="ghost" icon="file" href={useReceiptAddress()} target="_blank" rel="noopener">
      {t('Receipt')}
    </ButtonLink>
  );
}
