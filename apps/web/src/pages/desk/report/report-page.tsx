import { deskPath } from '@vesta/domain/desk/calls';
import type { ReleasedPaper } from '@vesta/domain/release';
import { useTranslations } from 'use-intl';
import { ReleasedView } from '../../../features/released-view/released-view.tsx';
import { useRoute } from '../../../lib/use-route.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { usePlace } from '../lib/use-place.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './report-page.module.css';

/** A released report, as its link shows it. Opening it is recorded, and the applicant sees that. */
export default function ReportPage() {
  const t = useTranslations('DeskWork.Report');
  const { language } = useRoute();
  const { company, listing, applicant } = usePlace();
  const report = useDeskQuery('applicants.report');
  const paper = (which: ReleasedPaper) =>
    `/api${deskPath('applicants.paper', { company, listing, applicant })}?which=${which}&lang=${language}`;
  return (
    <div className={styles.page}>
      <PageHead
        // The report brings the name of its person as the heading of the page.
        title={report.isError ? t('Closed') : null}
        crumb={{ label: t('Back'), to: deskPaths.listing(language, company, listing) }}
      />
      <Loaded query={report}>
        {(released) => (
          <ReleasedView
            released={released}
            actions={
              <>
                <ButtonLink icon="download" href={paper('report')} download>
                  {t('Pdf')}
                </ButtonLink>
                {released.aggregated && (
                  <ButtonLink kind="second" icon="download" href={paper('household')} download>
                    {t('HouseholdPdf')}
                  </ButtonLink>
                )}
              </>
            }
          />
        )}
      </Loaded>
    </div>
  );
}
