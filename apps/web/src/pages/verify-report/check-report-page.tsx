import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { NumberCheck } from './number-check.tsx';
import { PaperCheck } from './paper-check.tsx';
import { usePaperCheck } from './use-paper-check.ts';
import { Verdict } from './verdict.tsx';
import styles from './verify-report-page.module.css';

/** The address that stands on every paper, for whoever has no camera at hand: type the number, or drop the PDF. */
export default function CheckReportPage() {
  const t = useTranslations('VerifyReport.Number');
  const paper = usePaperCheck();
  return (
    <div className={classNames('form stack', styles.page)}>
      {paper.data ? (
        <Verdict verdict={paper.data} seal={paper.data.seal} />
      ) : (
        <PageHeader header={t('Header')} description={t('Lead')} />
      )}
      <PaperCheck check={paper} />
      <NumberCheck isSilent={paper.submittedAt > 0} onAsked={paper.reset} />
    </div>
  );
}
