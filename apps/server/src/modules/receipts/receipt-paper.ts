import { type Language, localeOf } from '@vesta/domain/languages';
import { formatMoney } from '@vesta/domain/money/format-money';
import type { ReceiptPaper } from '@vesta/report-pdf/receipt';
import type { Operator } from '../../config/operator.ts';
import { paymentWords } from '../payment/payment-words.ts';
import type { LoadedReceipt } from './load-receipt.ts';
import { BOOKS_TIME_ZONE, receiptNumber } from './receipt-number.ts';

/** Everything that stands on the receipt, in the person's words. */
export function receiptPaper({ receipt, payment, profile }: LoadedReceipt, operator: Operator): ReceiptPaper {
  const language = receipt.language as Language;
  const locale = localeOf[language];
  const t = paymentWords(language);
  const number = receiptNumber(receipt);
  const paidOn = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: BOOKS_TIME_ZONE }).format(
    payment.paidAt ?? receipt.createdAt,
  );
  const amount = formatMoney(payment.amountCents, locale);
  return {
    language,
    title: t('Receipt.Title'),
    sandbox: payment.provider === 'sandbox' ? t('Receipt.Sandbox') : null,
    seller: {
      name: operator.name,
      lines: [operator.address, operator.email, operator.register, `${t('Receipt.VatId')} ${operator.vatId}`],
    },
    facts: [
      { label: t('Receipt.Number'), value: number },
      { label: t('Receipt.PaidOn'), value: paidOn },
      { label: t('Receipt.PaidBy'), value: `${profile.first_name} ${profile.last_name}`.trim() },
      { label: t('Receipt.Way'), value: t('Receipt.Card') },
      ...(payment.paymentReference ? [{ label: t('Receipt.Reference'), value: payment.paymentReference }] : []),
    ],
    columns: { what: t('Receipt.What'), amount: t('Receipt.Amount') },
    items: [{ what: t('Product'), amount }],
    total: { label: t('Receipt.Total'), amount },
    note: t('Receipt.Note', { email: operator.email }),
    footer: t('Receipt.Footer', { number }),
  };
}
