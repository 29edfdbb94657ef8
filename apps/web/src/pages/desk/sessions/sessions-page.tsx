import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '@vesta/domain/desk/calls';
import { DESK_INACTIVITY_MS, DESK_SESSION_MAX_MS } from '@vesta/domain/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '../../../lib/use-api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { browserName } from './browser-name.ts';
import styles from './sessions-page.module.css';

const MINUTE_MS = 60_000;
const SESSIONS = ['desk', 'sessions'] as const;

/** Where a person is signed in; every other place can be signed out from here. */
export default function SessionsPage() {
  const t = useTranslations('Desk.Sessions');
  const general = useTranslations('Desk');
  const format = useFormatter();
  const api = useApi();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api.get(deskPath('sessions.list'), { signal }),
  });
  const end = useMutation({
    mutationFn: (session: string) => api.post(deskPath('sessions.revoke', { session })),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="form stack">
      <PageHeader
        header={t('Title')}
        description={t('Lead', {
          minutes: DESK_INACTIVITY_MS / MINUTE_MS,
          hours: DESK_SESSION_MAX_MS / MINUTE_MS / 60,
        })}
      />
      {(list.isError || end.isError) && (
        <MessageBox text={(list.error ?? end.error)?.message} defaultText={general('LoadFailed')} />
      )}
      {list.isPending && <Waiting />}
      <ul className={styles.list}>
        {list.data?.sessions.map(({ id, user_agent, created_at, last_seen_at, is_this }) => (
          <li key={id} className={styles.row}>
            <div className="grow">
              <b>{browserName(user_agent) ?? t('Unknown')}</b>
              <p className="small quiet">
                {t('Since', { day: moment(created_at) })}, {t('Seen', { day: moment(last_seen_at) })}
              </p>
            </div>
            {is_this ? (
              <Chip tone="good">{t('This')}</Chip>
            ) : (
              <Button
                kind="second"
                size="mini"
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                {t('End')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
