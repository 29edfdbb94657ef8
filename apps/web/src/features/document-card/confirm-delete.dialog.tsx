import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface ConfirmDeleteProps {
  name: string;
  onDelete: () => void;
  onKeep: () => void;
}

/** A good paper is deleted on purpose only. What could not be used goes without a question. */
export function ConfirmDelete({ name, onDelete, onKeep }: ConfirmDeleteProps) {
  const t = useTranslations('Uploads.ConfirmDelete');
  const general = useTranslations('General');
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onDelete}>{t('Yes')}</Button>
          <Button kind="second" onClick={onKeep}>
            {t('No')}
          </Button>
        </>
      }
    >
      <p>{t('Text', { name })}</p>
    </Dialog>
  );
}
