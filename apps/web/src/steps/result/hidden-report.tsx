import type { ReportAnswer } from '@vesta/domain/report-answer';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { ReleasePanel } from './release/release-panel.tsx';
import { useReportPdf } from './result.api.ts';
import styles from './result.module.css';
import { StartNew } from './start-new.tsx';

/** The applicant does not see the report, but its paper is made all the same: the household's for a rent, else their own. */
export function HiddenReport({ answer, isRapid }: { answer: ReportAnswer; isRapid: boolean }) {
  const t = useTranslations('ReportView.Result');
  const { listing } = useFlow();
  useReportPdf(answer.report_id, isRapid ? '/v2/report/pdf' : '/v2/report/aggregated-pdf');
  const words = answer.message ?? t(isRapid ? 'HiddenRapid' : 'HiddenRent');
  const [first, ...rest] = words.split('\n');
  return (
    <div className={styles.waiting}>
      <Hearth />
      <h1>
        <b>{first}</b>
      </h1>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      {isRapid && <StartNew />}
      {answer.valid_until && (
        <div className={styles.release}>
          <ReleasePanel
            company={listing?.company.name ?? null}
            validUntil={answer.valid_until.slice(0, 10)}
            forLender={listing?.applicationType === 'mortgage'}
            hasHousehold={answer.aggregated !== null}
          />
        </div>
      )}
    </div>
  );
}
