import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Need } from './needs.ts';
import { NeedsList } from './needs-list.tsx';

/** Before the page: which papers to have at hand. */
export function RequiredDocumentsDialog({ needs, onClose }: { needs: readonly Need[]; onClose: () => void }) {
  const t = useTranslations('IncomeCheck.Required');
  const general = useTranslations('General');
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Continue')}</Button>}
    >
      <p className="quiet">{t('Text')}</p>
      <NeedsList needs={needs} />
    </Dialog>
  );
}
