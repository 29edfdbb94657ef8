import { dayIn } from '@vesta/domain/dates/day-in';
import type { ReportAnswer } from '@vesta/domain/report-answer';
import { useFormatter, useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { CorrectPapers } from './correct-papers.tsx';
import styles from './hidden-report.module.css';
import { HiddenWay } from './hidden-way.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { HouseholdRelease } from './release/household-release.tsx';
import { ReleasePanel } from './release/release-panel.tsx';
import { useReportPdf } from './result.api.ts';
import { StartNew } from './start-new.tsx';

/** The applicant does not see the report, but its paper is made all the same: the household's for a rent, else their own. */
export function HiddenReport({ answer, isRapid }: { answer: ReportAnswer; isRapid: boolean }) {
  const t = useTranslations('ReportView.Result');
  const format = useFormatter();
  const { listing } = useFlow();
  const { region } = useRoute();
  const paper = useReportPdf(answer.report_id, isRapid ? '/v2/report/pdf' : '/v2/report/aggregated-pdf');
  const isMade = paper.data?.ready ?? false;
  const ofRent = isMade ? 'HiddenRentMade' : 'HiddenRent';
  const words = answer.message ?? t(isRapid ? 'HiddenRapid' : ofRent);
  const [first, ...rest] = words.split('\n');
  const { awaited, sent_to: email } = answer;
  const isHeld = answer.message !== null;
  return (
    <div className={styles.columns}>
      <section className={styles.card}>
        <h1>{t(awaited.length > 0 ? 'Hidden.TitleAwaited' : 'Hidden.Title')}</h1>
        <p className={styles.lead}>
          <b>{first}</b>
          {rest.length > 0 && <span>{rest.join(' ')}</span>}
        </p>
        {email && listing?.lanPays && (
          <p className={styles.lead}>{t('Hidden.Why', { company: listing.company.name, email })}</p>
        )}
        {awaited.length > 0 && (
          <p className={styles.lead}>{t('Hidden.Awaited', { count: awaited.length, names: format.list(awaited) })}</p>
        )}
        {!isHeld && <HiddenWay isMade={isMade} />}
        {isRapid && <StartNew />}
        <CorrectPapers />
        {answer.has_receipt && <ReceiptLink />}
      </section>
      {answer.household_release && <HouseholdRelease standing={answer.household_release} />}
      {/* Nobody releases what they could not read yet, or what is held; where no paper comes about, nothing is to be waited for. */}
      {answer.valid_until && !isHeld && (isMade || paper.data?.status === 'failed') && (
        <ReleasePanel
          company={listing?.company.name ?? null}
          reportId={answer.report_id}
          validUntil={dayIn(region, new Date(answer.valid_until))}
          forLender={listing?.applicationType === 'mortgage'}
          hasHousehold={answer.has_household}
          inHousehold={Boolean(answer.household_release?.released_at)}
          askedBy={answer.household_release?.asked_by ?? null}
        />
      )}
    </div>
  );
}
