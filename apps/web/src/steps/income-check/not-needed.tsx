import type { NeedlessPaper } from '@vesta/domain/documents/income-check';
import { useFormatter, useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** What a connected account spares the person. That its own statements are not wanted is told where it stands. */
export function NotNeeded({ papers }: { papers: readonly NeedlessPaper[] }) {
  const t = useTranslations('BankConnection');
  const format = useFormatter();
  if (!papers.includes('earlier_payslips')) return null;
  const names = format.list(papers.map((paper) => t(`Papers.${paper}`)));
  return <MessageBox tone="good" standing lead={t('Salary')} text={t('NotNeeded', { papers: names })} />;
}
