import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** What a form needs could not be loaded; one may ask again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div className="form">
      <PageHeader header={t('DetailsForm.LoadFailedTitle')} />
      <MessageBox text={t('DetailsForm.LoadFailed')}>
        <p>
          <Button kind="second" size="mini" icon="refresh" onClick={onRetry}>
            {t('General.Retry')}
          </Button>
        </p>
      </MessageBox>
    </div>
  );
}
