import type { ReleaseLine } from '@vesta/domain/release';
import { openingsOf, releaseState } from '@vesta/domain/release-state';
import { reportNumber } from '@vesta/domain/report-number';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmWithdraw } from '../../../features/confirm-dialog/confirm-withdraw.dialog.tsx';
import { useDays } from '../../../lib/use-days.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { useReleases, useWithdraw } from './release.api.ts';
import styles from './release.module.css';

type Props<T> = T & { reportId: string | null; now: () => number };

function Release({ release, reportId, now }: Props<{ release: ReleaseLine }>) {
  const t = useTranslations('ReportSharing.Log');
  const { day, moment } = useDays();
  const withdraw = useWithdraw();
  const { refetch } = useReleases();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, email, delivery, views, created_at, expires_at, revoked_at, paused_at } = release;
  const state = releaseState(release, now());
  const looks = openingsOf(release);
  const last = looks.at(-1);
  const lastPdf = views.findLast(({ what }) => what === 'pdf');
  return (
    <li className={styles.release}>
      <p className={styles.who}>
        <b>{name}</b> <span>{email}</span>
      </p>
      {state === 'standing' && (
        <p>{delivery === 'link' ? t('ByLink', { day: day(expires_at) }) : t('ByPaper', { day: day(created_at) })}</p>
      )}
      {state === 'standing' && reportId !== null && release.report_id !== reportId && (
        <p>{t('Older', { number: reportNumber(release.report_id) })}</p>
      )}
      {revoked_at && <Chip tone="unsure">{t('Withdrawn', { day: day(revoked_at) })}</Chip>}
      {state === 'paused' && paused_at && <Chip tone="unsure">{t('Paused', { day: day(paused_at) })}</Chip>}
      {state === 'expired' && <Chip tone="unsure">{t('Expired', { day: day(expires_at) })}</Chip>}
      {delivery === 'link' && (
        <p>{last ? t('Opened', { count: looks.length, last: moment(last.at) }) : t('NotOpened')}</p>
      )}
      {views.length > 1 && (
        <details className={styles.views}>
          <summary>{t('AllViews')}</summary>
          <ol>
            {views.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                {moment(at)}
                {what === 'pdf' && ` · ${t('TookPdf')}`}
              </li>
            ))}
          </ol>
        </details>
      )}
      {(state === 'standing' || state === 'paused') && delivery === 'link' && (
        <Button
          kind="second"
          size="mini"
          busy={withdraw.isPending}
          aria-label={t('WithdrawFor', { name })}
          onClick={() => {
            // They may have opened it since this page was loaded, and the answer hangs on it.
            void refetch().finally(() => setIsAsked(true));
          }}
        >
          {t('Withdraw')}
        </Button>
      )}
      {isAsked && (
        <ConfirmWithdraw
          name={name}
          pdfTakenAt={lastPdf?.at ?? null}
          onKeep={() => setIsAsked(false)}
          onWithdraw={() => {
            setIsAsked(false);
            withdraw.mutate(id);
          }}
        />
      )}
      {withdraw.isError && <ShownMessage text={withdraw.error.message} defaultText={t('WithdrawFailed')} />}
    </li>
  );
}

/** Everybody it was released to, newest first, with every time they opened it. */
export function ReleaseLog({ releases, reportId, now }: Props<{ releases: readonly ReleaseLine[] }>) {
  const t = useTranslations('ReportSharing.Log');
  return (
    <div className={styles.log}>
      <h3>{t('Title')}</h3>
      <ul className={styles.releases}>
        {releases.map((release) => (
          <Release key={release.id} release={release} reportId={reportId} now={now} />
        ))}
      </ul>
    </div>
  );
}
