import type { ReleasedReport } from '@vesta/domain/release';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReleasedView } from '../../features/released-view/released-view.tsx';
import { ApiFailure } from '../../lib/api.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { CodeForm } from './code-form.tsx';
import { passes } from './passes.ts';
import { useGate, useReopened } from './released-report.api.ts';
import { TakePapers } from './take-papers.tsx';

const NOT_FOUND = 404;

/** The token stands behind the hash, where no server on the way sees it. */
const tokenInAddress = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('token');

/** Where the link of a released report leads: a code from the mailbox, then the report to read. */
export default function ReleasedReportPage() {
  const t = useTranslations('ReportSharing.Recipient');
  const general = useTranslations('General');
  const [token] = useState(tokenInAddress);
  const [released, setReleased] = useState<ReleasedReport | null>(null);
  const again = useReopened(token);
  const isReopening = again.isFetching;
  const gate = useGate(isReopening || again.data ? null : token);
  const shown = released ?? again.data ?? null;
  const { dressAs } = useFlow();
  const listingId = shown?.listing_id ?? null;
  // Whose flat it is stands in the report and not in the address.
  useEffect(() => {
    dressAs(listingId);
    return () => dressAs(null);
  }, [dressAs, listingId]);
  if (token && shown)
    return (
      <ReleasedView
        released={shown}
        actions={<TakePapers token={token} pass={shown.pass} hasHousehold={shown.aggregated !== null} />}
      />
    );
  const opened = (report: ReleasedReport) => {
    if (token) passes.keep(token, report.pass);
    setReleased(report);
  };
  const isGone = token === null || (gate.error instanceof ApiFailure && gate.error.status === NOT_FOUND);
  return (
    <div className="form stack">
      {!gate.data && <Hearth lit={!isGone && !gate.isError} />}
      {isGone ? (
        <>
          <PageHeader header={t('Gone')} />
          <p>{t('GoneText')}</p>
        </>
      ) : gate.data ? (
        <CodeForm
          token={token}
          gate={gate.data}
          retryAt={gate.dataUpdatedAt + gate.data.retry_after_seconds * 1000}
          onOpened={opened}
          onResend={async () => (await gate.refetch()).isSuccess}
        />
      ) : gate.isError ? (
        <>
          <PageHeader header={t('Title')} />
          <MessageBox text={gate.error.message} defaultText={t('Failed')}>
            <p>
              <Button kind="second" size="mini" icon="refresh" onClick={() => void gate.refetch()}>
                {general('Retry')}
              </Button>
            </p>
          </MessageBox>
        </>
      ) : (
        <PageHeader header={t('Opening')} />
      )}
    </div>
  );
}
