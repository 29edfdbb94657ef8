import { useTranslations } from 'use-intl';
import { useMinutesOfWay } from '../../lib/use-minutes-of-way.ts';
import styles from './invitation-notice.module.css';
import type { Invitation } from './use-invitation.ts';

/** What the invited person should know before they begin: their part, its cost, its length, and who sees it. */
export function InvitationTerms({
  role,
  invitedBy: name,
  paidBy,
  isCostBeside,
}: Invitation & { isCostBeside: boolean }) {
  const t = useTranslations('Invitation');
  const minutes = useMinutesOfWay({ role, paidBy });
  return (
    <ul className={styles.terms}>
      {role === 'guarantor' && <li>{t('GuarantorDoes')}</li>}
      {!isCostBeside && <li>{t(`Cost.${paidBy}`, { name })}</li>}
      <li>{t('Time', { minutes })}</li>
      <li>{t('Yours', { name })}</li>
    </ul>
  );
}
