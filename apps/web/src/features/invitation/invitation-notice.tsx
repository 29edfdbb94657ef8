import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './invitation-notice.module.css';
import { InvitationTerms } from './invitation-terms.tsx';
import { useInvitation } from './use-invitation.ts';

/**
 * Who invited the person and what for, or why the invitation cannot be used. Nothing without one. What it means for them
 * is told where they begin; `brief` folds it where they have begun. What it costs is left out where the page says it.
 */
export function InvitationNotice({ brief = false, isCostBeside = false }: { brief?: boolean; isCostBeside?: boolean }) {
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
            {brief ? (
              <Fold bare title={t('Invitation.Means')}>
                <InvitationTerms {...invitation} isCostBeside={isCostBeside} />
              </Fold>
            ) : (
              <InvitationTerms {...invitation} isCostBeside={isCostBeside} />
            )}
          </MessageBox>
        )
      )}
    </div>
  );
}
