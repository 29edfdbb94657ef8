import { useTranslations } from 'use-intl';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Asks before the page is locked; any sign of life keeps it open. */
export default function StillThere({ minutes, onStay }: { minutes: number; onStay: () => void }) {
  const t = useTranslations();
  const stay = <Button onClick={onStay}>{t('Shell.Inactive.Stay')}</Button>;
  return (
    <Dialog title={t('Shell.Inactive.Title')} closeLabel={t('General.Close')} onClose={onStay} actions={stay}>
      <p>{t('Shell.Inactive.Text', { minutes })}</p>
    </Dialog>
  );
}
