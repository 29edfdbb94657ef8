import type { LeftOut } from '@vesta/domain/bank-connection/answers';
import { useFormatter, useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** What came from the bank and is not counted; nothing where all of it is. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut | null }) {
  const t = useTranslations('BankConnection.LeftOut');
  const format = useFormatter();
  if (!leftOut) return null;
  const { accounts, pending, foreign } = leftOut;
  const lines = [
    ...(accounts.length > 0 ? [t('Accounts', { accounts: format.list(accounts.map(({ name }) => name)) })] : []),
    ...(pending > 0 ? [t('Pending', { count: pending })] : []),
    ...(foreign > 0 ? [t('Foreign', { count: foreign })] : []),
  ];
  return lines.length > 0 ? <MessageBox tone="info" text={lines.join(' ')} /> : null;
}
