import type { Report } from '@vesta/domain/report/report';
import type { ReportAnswer } from '@vesta/domain/report-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangesNote } from '../../features/report-view/changes/changes-note.tsx';
import { HouseholdSection } from '../../features/report-view/household/household-section.tsx';
import { ReportView } from '../../features/report-view/report-view.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CorrectPapers } from './correct-papers.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { HouseholdRelease } from './release/household-release.tsx';
import { ReleasePanel } from './release/release-panel.tsx';
import { ReleasePreview } from './release/release-preview.tsx';
import styles from './result.module.css';
import { StartNew } from './start-new.tsx';

/** The report as its owner sees it: with the way to the paper, to others and to a new one. */
export function ReportPage({ answer, report }: { answer: ReportAnswer; report: Report }) {
  const t = useTranslations('ReportSharing.Panel');
  const { aggregated, changes, can_download: canDownload, report_id: reportId, household_release: share } = answer;
  // What somebody was invited for comes first, until it is done.
  const isAsked = share !== null && share.released_at === null;
  // It stays where it was pressed, so that the answer is seen; the next visit finds it beside the report.
  const [wasAsked] = useState(isAsked);
  const [isPreview, setIsPreview] = useState(false);
  if (isPreview) return <ReleasePreview hasHousehold={answer.has_household} onBack={() => setIsPreview(false)} />;
  return (
    <div className={styles.page}>
      {share && wasAsked && (
        <div className={styles.asked}>
          <HouseholdRelease standing={share} />
        </div>
      )}
      <ReportView
        report={report}
        actions={
          <>
            {report.kind === 'rapid' && <StartNew />}
            {canDownload && reportId && <PdfButton reportId={reportId} />}
            {!isAsked && (
              <ButtonLink kind="second" href="#release" className={styles.toRelease}>
                {t('Release')}
              </ButtonLink>
            )}
            <CorrectPapers />
            {answer.has_receipt && <ReceiptLink />}
          </>
        }
        first={
          <>
            <ChangesNote changes={changes} messages={report.aggregated_error_messages} />
            {aggregated && <HouseholdSection report={aggregated} />}
          </>
        }
        household={aggregated}
        aside={
          <>
            {share && !wasAsked && <HouseholdRelease standing={share} />}
            <ReleasePanel
              company={report.listing_info.company_name}
              reportId={reportId}
              validUntil={report.valid_until.slice(0, 10)}
              forLender={report.kind === 'mortgage'}
              hasHousehold={answer.has_household}
              inHousehold={Boolean(share?.released_at)}
              askedBy={share?.asked_by ?? null}
              onPreview={() => setIsPreview(true)}
            />
          </>
        }
      />
    </div>
  );
}
