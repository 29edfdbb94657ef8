import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';

/** Closing shuts out whoever has the link, so it is asked about first. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('DeskWork');
  const close = useDeskAct('listings.close');
  return (
    <Dialog
      title={t('Listing.CloseSure')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <Button busy={close.isPending} onClick={() => close.mutate({}, { onSuccess: onClose })}>
            {t('Listing.CloseListing')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      {close.isError && <MessageBox text={close.error.message} />}
      <p>{t('Listing.CloseText')}</p>
    </Dialog>
  );
}
