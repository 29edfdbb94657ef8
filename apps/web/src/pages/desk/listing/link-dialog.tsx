import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './dialogs.module.css';

const QrCode = lazy(() => import('../../../features/handover/qr-code.tsx'));

/** The apply link as a code for cameras, and in letters. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useTranslations('DeskWork');
  return (
    <Dialog title={t('Listing.QrTitle')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.qr}>
        <p className="quiet">{t('Listing.QrText')}</p>
        <Suspense fallback={null}>
          <QrCode text={link} label={t('Listing.QrLabel')} />
        </Suspense>
        <p className={styles.link}>{link}</p>
      </div>
    </Dialog>
  );
}
