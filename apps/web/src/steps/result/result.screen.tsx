import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OpenStepNotice } from '../../features/open-step/open-step-notice.tsx';
import { openStepOf } from '../../features/open-step/open-step-of.ts';
import { ApiFailure } from '../../lib/api.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { HiddenReport } from './hidden-report.tsx';
import { ReportPage } from './report-page.tsx';
import { useReport } from './result.api.ts';
import { WaitingForReport } from './waiting-for-report.tsx';

const PAYMENT_REQUIRED = 402;

/** A page like any other, with a heading, for what stands in the place of the report. */
const NoReport = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="form">
    <PageHeader header={title} />
    {children}
  </div>
);

/** What it was all for. Unpaid, the way leads to the payment; hidden, a thank-you stands in its place. */
export default function ResultScreen() {
  const t = useTranslations('ReportView.Result');
  const general = useTranslations('General');
  const { applicationType } = useRoute();
  const flow = useFlow();
  const { data, error, refetch } = useReport();
  // The payment step is already on its way onto the screen.
  if (error instanceof ApiFailure && error.status === PAYMENT_REQUIRED) return <WaitingForReport about="Loading" />;
  const open = openStepOf(error, flow.steps);
  if (open)
    return (
      <NoReport title={t('OpenTitle')}>
        <OpenStepNotice step={open} />
      </NoReport>
    );
  if (error && !data) {
    return (
      <NoReport title={t('Title')}>
        <MessageBox text={error.message} defaultText={t('Failed')}>
          <p>
            <Button kind="second" size="mini" icon="refresh" onClick={() => void refetch()}>
              {general('Retry')}
            </Button>
          </p>
        </MessageBox>
      </NoReport>
    );
  }
  if (!data) return <WaitingForReport about="Loading" />;
  if (data.processing) return <WaitingForReport about="Processing" />;
  if (data.hide_report) return <HiddenReport answer={data} isRapid={applicationType === 'rapid'} />;
  if (!data.report)
    return (
      <NoReport title={t('Title')}>
        <MessageBox tone="info" text={data.message} defaultText={t('NoFiles')} />
      </NoReport>
    );
  return <ReportPage answer={data} report={data.report} />;
}
