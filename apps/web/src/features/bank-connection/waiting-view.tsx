import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import styles from './bank-connection.module.css';
import { useAuthStatus } from './connection.api.ts';
import type { PendingConnection } from './pending-connection.ts';
import { useFocusHere } from './use-focus-here.ts';
import { WaitingSteps } from './waiting-steps.tsx';

interface WaitingViewProps {
  pending: PendingConnection;
  /** The bank's page, for those whose tab is gone. */
  url: string | null;
  months: number;
  onAgreed: () => void;
  onRefused: (message: string) => void;
  onStop: () => void;
  onPdf: (() => void) | null;
}

/** Waits until the bank says that its customer has agreed, and says what it is waiting for. */
export function WaitingView({ pending, url, months, onAgreed, onRefused, onStop, onPdf }: WaitingViewProps) {
  const t = useTranslations('BankConnection');
  const format = useFormatter();
  const heading = useFocusHere<HTMLHeadingElement>();
  const { data, error } = useAuthStatus(pending);
  const { bank, isInApp, isEmbedded, isFirst } = pending;
  const where = isInApp ? 'app' : isEmbedded ? 'code' : 'page';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once
  useEffect(() => {
    if (data?.status === 'completed') onAgreed();
    if (data?.status === 'error') onRefused(data.error?.message ?? '');
    if (error) onRefused(error.message);
  }, [data?.status, error]);
  return (
    <div className={styles.waiting}>
      <Hearth size={84} />
      <h3 ref={heading} tabIndex={-1}>
        {t(`Waiting.${where}.Title`, { bank: bank.name })}
      </h3>
      <p>{t(`Waiting.${where}.Text`)}</p>
      <WaitingSteps
        steps={[
          {
            title: t('Waiting.Sent', { bank: bank.name }),
            sub: format.dateTime(new Date(pending.at), { timeStyle: 'short' }),
            state: 'done',
            stateText: t('Waiting.States.done'),
          },
          {
            title: t(`Waiting.${where}.Step`),
            sub: isEmbedded && !isInApp ? null : t('Waiting.Usually'),
            state: 'now',
            stateText: t('Waiting.States.now'),
          },
          ...(isFirst
            ? [{ title: t('Waiting.SecondStep'), state: 'ahead' as const, stateText: t('Waiting.States.ahead') }]
            : []),
          { title: t('Waiting.Read', { months }), state: 'ahead', stateText: t('Waiting.States.ahead') },
        ]}
      />
      <div className={styles.acts}>
        {url && (
          <ButtonLink kind="second" icon="external" href={url} target="_blank" rel="noreferrer">
            {t('Waiting.OpenAgain', { bank: bank.name })}
          </ButtonLink>
        )}
        <Button kind={url ? 'ghost' : 'second'} icon="refresh" onClick={onStop}>
          {t('Waiting.Again')}
        </Button>
        {onPdf && (
          <Button kind="ghost" onClick={onPdf}>
            {t('PdfInstead')}
          </Button>
        )}
      </div>
    </div>
  );
}
