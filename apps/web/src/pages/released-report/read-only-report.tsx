import type { ReleasedReport } from '@vesta/domain/release';
import { useTranslations } from 'use-intl';
import { HouseholdSection } from '../../features/report-view/household/household-section.tsx';
import { useFigures } from '../../features/report-view/parts/use-figures.ts';
import { ReportView } from '../../features/report-view/report-view.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { TakePapers } from './take-papers.tsx';

/** The same report as its owner sees, without the ways into papers and without what is nobody else's. */
export function ReadOnlyReport({ token, released }: { token: string; released: ReleasedReport }) {
  const t = useTranslations('ReportSharing.Recipient');
  const { longDay } = useFigures();
  const { report, aggregated, applicant_name: name, flat, valid_until: until } = released;
  const day = longDay(until.slice(0, 10));
  return (
    <>
      <MessageBox
        tone="info"
        standing
        lead={flat ? t('ReleasedFlat', { name, flat, day }) : t('Released', { name, day })}
        text={t('Decide')}
      />
      <ReportView
        report={report}
        actions={<TakePapers token={token} pass={released.pass} hasHousehold={aggregated !== null} />}
        household={aggregated}
        first={aggregated && <HouseholdSection report={aggregated} />}
      />
    </>
  );
}
