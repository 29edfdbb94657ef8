import { HANDOVER_LINK_LIFETIME_MS } from '@vesta/domain/documents/handover-link';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './handover.module.css';
import type { HandoverAsk } from './handover-ask.ts';
import { useHandover } from './use-handover.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

const MINUTE_MS = 60_000;
const CODE_SIZE = 232;

interface HandoverDialogProps {
  ask: HandoverAsk;
  /** A phone that is connected may send more after the dialog is closed. */
  onClose: (isPhoneAtWork: boolean) => void;
}

/** Shows the code that hands the uploading over to the person's phone, and what comes from there. */
export function HandoverDialog({ ask, onClose }: HandoverDialogProps) {
  const t = useTranslations('Handover');
  const general = useTranslations('General');
  const { link, failed, state, uploads, renew } = useHandover(ask);
  const isWaiting = state === 'waiting' && !failed;
  const close = () => onClose(state === 'connected');
  const blank = <Skeleton width={CODE_SIZE} height={CODE_SIZE} radius={10} />;
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={close}
      actions={<Button onClick={close}>{t('Done')}</Button>}
    >
      {state !== 'connected' && <p className="quiet">{t('Text')}</p>}
      {(failed || state === 'ended') && (
        <MessageBox tone={failed ? 'error' : 'info'} text={t(failed ? 'Failed' : 'Ended')}>
          <p>
            <Button kind="second" size="mini" icon="refresh" onClick={renew}>
              {t('Again')}
            </Button>
          </p>
        </MessageBox>
      )}
      {isWaiting && (
        <div className={styles.stage}>
          <Suspense fallback={blank}>{link ? <QrCode text={link} label={t('Code')} /> : blank}</Suspense>
          <p className="small quiet">{t('Valid', { minutes: HANDOVER_LINK_LIFETIME_MS / MINUTE_MS })}</p>
        </div>
      )}
      <div className={styles.status} role="status">
        {isWaiting && (
          <>
            <Spinner size="small" tone="ember" />
            {link ? t('Waiting') : t('Making')}
          </>
        )}
        {state === 'connected' && (
          <MessageBox tone="good" lead={t('Connected')} text={t('Uploads', { count: uploads })} />
        )}
      </div>
    </Dialog>
  );
}
