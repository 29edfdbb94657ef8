import type { LeftOut } from '@vesta/domain/bank-connection/answers';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './bank-connection.module.css';
import { useTransactions } from './connection.api.ts';
import type { PendingConnection } from './pending-connection.ts';
import { useFocusHere } from './use-focus-here.ts';
import { WaitingSteps } from './waiting-steps.tsx';

interface FetchingViewProps {
  pending: PendingConnection;
  months: number;
  onFetched: (leftOut: LeftOut | null) => void;
  onStop: () => void;
  onPdf: (() => void) | null;
}

/** The account is read. Where that fails the same consent may be used again. */
export function FetchingView({ pending, months, onFetched, onStop, onPdf }: FetchingViewProps) {
  const t = useTranslations();
  const heading = useFocusHere<HTMLHeadingElement>();
  const { data, error, isFetching, refetch } = useTransactions(pending);
  const { bank, isInApp, isEmbedded } = pending;
  const where = isInApp ? 'app' : isEmbedded ? 'code' : 'page';
  const problem = data?.status === 'error' ? data.error?.message : error?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once
  useEffect(() => {
    if (data?.status === 'completed') onFetched(data.left_out);
  }, [data?.status]);
  const done = { state: 'done' as const, stateText: t('BankConnection.Waiting.States.done') };
  return (
    <div className={styles.waiting}>
      <Hearth size={84} lit={!problem} />
      <h3 ref={heading} tabIndex={-1}>
        {t('BankConnection.Fetching.Title', { bank: bank.name })}
      </h3>
      <p>{t('BankConnection.Fetching.Text')}</p>
      {problem && !isFetching ? (
        <MessageBox text={problem}>
          <p className="row row-wrap">
            <Button size="mini" icon="refresh" onClick={() => void refetch()}>
              {t('General.Retry')}
            </Button>
            <Button kind="ghost" size="mini" onClick={onStop}>
              {t('BankConnection.Stop')}
            </Button>
            {onPdf && (
              <Button kind="ghost" size="mini" onClick={onPdf}>
                {t('BankConnection.PdfInstead')}
              </Button>
            )}
          </p>
        </MessageBox>
      ) : (
        <WaitingSteps
          steps={[
            { title: t('BankConnection.Waiting.Sent', { bank: bank.name }), ...done },
            { title: t(`BankConnection.Waiting.${where}.Done`), ...done },
            {
              title: t('BankConnection.Waiting.Read', { months }),
              state: 'now',
              stateText: t('BankConnection.Waiting.States.now'),
            },
          ]}
        />
      )}
    </div>
  );
}
