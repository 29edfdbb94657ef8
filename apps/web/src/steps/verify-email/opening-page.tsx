import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { ResumeLink } from './use-resume-link.ts';

/** While a continue-later link is being exchanged, and when the server could not be reached for it. */
export function OpeningPage({ link }: { link: Extract<ResumeLink, { state: 'opening' | 'unreached' }> }) {
  const t = useTranslations();
  return (
    <div className="form">
      <PageHeader header={t('VerifyEmail.Opening')} />
      {link.state === 'opening' ? (
        <Spinner label={t('VerifyEmail.Opening')} tone="ember" />
      ) : (
        <MessageBox text={link.message}>
          <p>
            <Button kind="second" size="mini" icon="refresh" onClick={link.retry}>
              {t('General.Retry')}
            </Button>
          </p>
        </MessageBox>
      )}
    </div>
  );
}
