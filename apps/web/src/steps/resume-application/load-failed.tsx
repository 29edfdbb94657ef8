import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { StartNew } from './start-new.tsx';

/** The lists did not come; the person is not held up by that. */
export function LoadFailed({ onRetry, onStartNew }: { onRetry: () => void; onStartNew: () => void }) {
  const t = useTranslations();
  return (
    <div className="stack">
      <MessageBox tone="warning" text={t('Resume.LoadFailed')}>
        <p>
          <Button kind="second" size="mini" icon="refresh" onClick={onRetry}>
            {t('General.Retry')}
          </Button>
        </p>
      </MessageBox>
      <StartNew onStart={onStartNew} />
    </div>
  );
}
