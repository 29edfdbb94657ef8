import { useTranslations } from 'use-intl';
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
  return (
    <ul className={styles.terms}>
      {role === 'guarantor' && <li>{t('GuarantorDoes')}</li>}
      {!isCostBeside && <li>{t(`Cost.${paidBy}`, { name })}</li>}
      <li>{t('Time')}</li>
      <li>{t('Yours', { name })}</li>
    </ul>
  );
}
