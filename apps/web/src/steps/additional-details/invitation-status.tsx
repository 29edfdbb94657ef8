import type { InvitationLine } from '@vesta/domain/invitation';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import styles from './household.module.css';
import { useReminder } from './invitations.api.ts';

const tones = { sent: 'unsure', joined: 'unsure', finished: 'good' } as const;

/** How far somebody is who was invited, and the way to write to them once more. */
export function InvitationStatus({ invitation: { email, state, sent_at: at } }: { invitation: InvitationLine }) {
  const t = useTranslations('AdditionalDetails.Invitation');
  const format = useFormatter();
  const reminder = useReminder();
  return (
    <div className={styles.invitation}>
      <Chip tone={tones[state]}>{t(state, { day: format.dateTime(new Date(at), { dateStyle: 'medium' }) })}</Chip>
      {state === 'sent' && !reminder.isSuccess && (
        <Button kind="ghost" size="mini" icon="send" busy={reminder.isPending} onClick={() => reminder.mutate(email)}>
          {t('Remind')}
        </Button>
      )}
      <span role="status">{reminder.isSuccess ? t('Reminded') : (reminder.error?.message ?? '')}</span>
    </div>
  );
}
