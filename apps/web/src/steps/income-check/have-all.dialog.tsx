import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Need } from './needs.ts';
import { NeedsList } from './needs-list.tsx';

interface HaveAllDialogProps {
  missing: readonly Need[];
  busy: boolean;
  onGoOn: () => void;
  onClose: () => void;
}

/** After the page: are these all? What is missing is named and may come later. Where nothing is, nobody is asked. */
export function HaveAllDialog({ missing, busy, onGoOn, onClose }: HaveAllDialogProps) {
  const t = useTranslations('IncomeCheck.HaveAll');
  const general = useTranslations('General');
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('No')}</Button>
          <Button kind="second" busy={busy} onClick={onGoOn}>
            {t('Yes')}
          </Button>
        </>
      }
    >
      <p className="quiet">{t('Text')}</p>
      <NeedsList needs={missing} />
      <p className="small quiet">{t('Note')}</p>
    </Dialog>
  );
}
