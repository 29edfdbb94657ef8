import type { Report } from '@vesta/domain/report/report';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';

/** A report without a single paper that could be used says so before anything else. */
export function NothingToGoBy({ report: { evidence, aggregated_error_messages: messages } }: { report: Report }) {
  const t = useTranslations();
  if (messages.some(({ msg }) => msg === 'no_files')) {
    return <MessageBox tone="info" standing text={t('ReportWords.Flags.no_files')} />;
  }
  if (evidence.length === 0 || evidence.some(({ used }) => used)) return null;
  return <MessageBox standing text={t('report.File.Error')} />;
}
