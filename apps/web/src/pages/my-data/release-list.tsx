import type { ReleaseLine } from '@vesta/domain/release';
import { openingsOf, releaseState } from '@vesta/domain/release-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmWithdraw } from '../../features/confirm-dialog/confirm-withdraw.dialog.tsx';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useChangeRelease } from './my-data.api.ts';
import styles from './my-data.module.css';

interface Around {
  now: number;
  /** Set while all sharing is stopped: a link is then paused whatever is said of it alone. */
  restrictedAt: string | null;
}

function Release({ release, now, restrictedAt }: Around & { release: ReleaseLine }) {
  const t = useTranslations('MyData.Releases');
  const words = useTranslations('MyData');
  const { day, moment } = useDays();
  const change = useChangeRelease(release.id);
  const { name, email, delivery, created_at, expires_at, revoked_at } = release;
  const paused_at = release.paused_at ?? (delivery === 'link' ? restrictedAt : null);
  const state = releaseState({ ...release, paused_at }, now);
  const isOpen = delivery === 'link' && (state === 'standing' || state === 'paused');
  const [isAsked, setIsAsked] = useState(false);
  const opened = openingsOf(release);
  const [first, last] = [opened[0], opened.at(-1)];
  return (
    <li className={styles.release}>
      <p className={styles.name}>
        <b>{name}</b> <span>{email}</span>
      </p>
      {state === 'standing' && (
        <p>{delivery === 'link' ? t('Link', { day: day(expires_at) }) : t('Paper', { day: day(created_at) })}</p>
      )}
      {state === 'paused' && paused_at && <Chip tone="unsure">{t('Paused', { day: day(paused_at) })}</Chip>}
      {state === 'withdrawn' && revoked_at && <Chip tone="unsure">{t('Withdrawn', { day: day(revoked_at) })}</Chip>}
      {state === 'expired' && <Chip tone="unsure">{t('Expired', { day: day(expires_at) })}</Chip>}
      {delivery === 'link' && (
        <p>
          {t('Visits', {
            count: opened.length,
            first: first ? moment(first.at) : '',
            last: last ? moment(last.at) : '',
          })}
        </p>
      )}
      {isOpen && (
        <div className={styles.buttons}>
          {restrictedAt === null && (
            <Button
              kind="second"
              size="mini"
              busy={change.isPending}
              aria-label={state === 'paused' ? t('ResumeFor', { name }) : t('PauseFor', { name })}
              onClick={() => change.mutate(state === 'paused' ? 'resume' : 'pause')}
            >
              {t(state === 'paused' ? 'Resume' : 'Pause')}
            </Button>
          )}
          <Button
            kind="second"
            size="mini"
            busy={change.isPending}
            aria-label={t('WithdrawFor', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('Withdraw')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmWithdraw
          name={name}
          pdfTakenAt={release.views.findLast(({ what }) => what === 'pdf')?.at ?? null}
          onKeep={() => setIsAsked(false)}
          onWithdraw={() => {
            setIsAsked(false);
            change.mutate('revoke');
          }}
        />
      )}
      {change.isError && <ShownMessage text={change.error.message} defaultText={words('ActFailed')} />}
    </li>
  );
}

interface ReleaseListProps {
  releases: readonly ReleaseLine[];
  restrictedAt?: string | null;
  now?: () => number;
}

/** Everybody a report was released to, with the way back. */
export function ReleaseList({ releases, restrictedAt = null, now = Date.now }: ReleaseListProps) {
  const t = useTranslations('MyData.Releases');
  return (
    <div>
      <h3 className={styles.part}>{t('Title')}</h3>
      {releases.length === 0 ? (
        <p>{t('None')}</p>
      ) : (
        <ul className={styles.list}>
          {releases.map((release) => (
            <Release key={release.id} release={release} now={now()} restrictedAt={restrictedAt} />
          ))}
        </ul>
      )}
    </div>
  );
}
