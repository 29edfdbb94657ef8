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

/** After the page: are these all? What is missing is named and may come later; where nothing is, more may be added. */
export function HaveAllDialog({ missing, busy, onGoOn, onClose }: HaveAllDialogProps) {
  const t = useTranslations('IncomeCheck.HaveAll');
  const general = useTranslations('General');
  const isComplete = missing.length === 0;
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onGoOn}>
            {t(isComplete ? 'YesAll' : 'Yes')}
          </Button>
          <Button kind="second" onClick={onClose}>
            {t('No')}
          </Button>
        </>
      }
    >
      <p className="quiet">{t(isComplete ? 'None' : 'Text')}</p>
      {!isComplete && (
        <>
          <NeedsList needs={missing} />
          <p className="small quiet">{t('Note')}</p>
        </>
      )}
    </Dialog>
  );
}
