import { type InvitationLine, type InvitationState, isUnanswered } from '@vesta/domain/invitation';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip/chip.tsx';
import styles from './household.module.css';
import { useReminder } from './invitations.api.ts';

const tones: Record<InvitationState, ChipTone> = {
  sent: 'unsure',
  opened: 'unsure',
  joined: 'unsure',
  finished: 'good',
  expired: 'warn',
  failed: 'bad',
};

/** How far somebody is who was invited, and the way to write to them once more. */
export function InvitationStatus({ invitation }: { invitation: InvitationLine }) {
  const { email, state, sent_at: sentAt, reminded_at: remindedAt } = invitation;
  const t = useTranslations('AdditionalDetails.Invitation');
  const { day: dayOf } = useDays();
  const reminder = useReminder();
  const isWaiting = isUnanswered(state);
  return (
    <div className={styles.invitation}>
      <Chip tone={tones[state]}>{t(state, { day: dayOf(sentAt) })}</Chip>
      {isWaiting && remindedAt && !reminder.isSuccess && <span>{t('RemindedOn', { day: dayOf(remindedAt) })}</span>}
      {state === 'failed' && <span>{t('FailedHint')}</span>}
      {isWaiting && !reminder.isSuccess && (
        <Button kind="ghost" size="mini" icon="send" busy={reminder.isPending} onClick={() => reminder.mutate(email)}>
          {t(state === 'expired' || state === 'failed' ? 'Again' : 'Remind')}
        </Button>
      )}
      <span role="status">{reminder.isSuccess ? t('Reminded') : (reminder.error?.message ?? '')}</span>
    </div>
  );
}
