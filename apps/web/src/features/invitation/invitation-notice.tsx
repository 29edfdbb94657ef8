import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './invitation-notice.module.css';
import { InvitationTerms } from './invitation-terms.tsx';
import { useInvitation } from './use-invitation.ts';

/** Who invited the person and what for, or why the invitation cannot be used. Nothing without one. */
export function InvitationNotice() {
  const t = useTranslations();
  const { invitation, problem, retryable, loading, retry, dismiss } = useInvitation();
  if (!invitation && !problem) return null;
  return (
    <div className={styles.notice}>
      {problem ? (
        <MessageBox tone="warning" text={problem} close={{ label: t('General.Close'), onClose: dismiss }}>
          {retryable && (
            <p>
              <Button kind="second" size="mini" icon="refresh" busy={loading} onClick={retry}>
                {t('General.Retry')}
              </Button>
            </p>
          )}
        </MessageBox>
      ) : (
        invitation && (
          <MessageBox tone="info" text={t(`Invitation.From.${invitation.role}`, { name: invitation.invitedBy })}>
            <InvitationTerms {...invitation} />
          </MessageBox>
        )
      )}
    </div>
  );
}
