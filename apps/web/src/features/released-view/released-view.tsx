import type { ReleasedReport } from '@vesta/domain/release';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { HouseholdSection } from '../report-view/household/household-section.tsx';
import { ReportView } from '../report-view/report-view.tsx';
import styles from './released-view.module.css';

interface ReleasedViewProps {
  released: Omit<ReleasedReport, 'pass'>;
  /** The ways to take it on paper. */
  actions: ReactNode;
}

/** The same report as its owner sees, without the ways into papers and without what is nobody else's. */
export function ReleasedView({ released, actions }: ReleasedViewProps) {
  const t = useTranslations('ReportSharing.Recipient');
  const { longDay } = useDays();
  const { report, aggregated, applicant_name: name, flat, valid_until: until } = released;
  const day = longDay(until);
  return (
    <>
      <div className={styles.notice}>
        <MessageBox
          tone="info"
          standing
          lead={flat ? t('ReleasedFlat', { name, flat, day }) : t('Released', { name, day })}
          text={t('Decide')}
        />
      </div>
      <ReportView
        report={report}
        actions={actions}
        household={aggregated}
        first={aggregated && <HouseholdSection report={aggregated} />}
      />
    </>
  );
}
