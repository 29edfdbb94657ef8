import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Need } from './needs.ts';
import { NeedsList } from './needs-list.tsx';
import { useListByMail } from './use-list-by-mail.ts';

/** Before the page: which papers to have at hand. Whoever has to look for them first can have the list by mail. */
export function RequiredDocumentsDialog({ needs, onClose }: { needs: readonly Need[]; onClose: () => void }) {
  const t = useTranslations('IncomeCheck.Required');
  const general = useTranslations('General');
  const { send, isSending, said, isSent } = useListByMail();
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Continue')}</Button>
          {!isSent && (
            <Button kind="second" icon="mail" busy={isSending} onClick={() => void send()}>
              {t('Email')}
            </Button>
          )}
        </>
      }
    >
      <p className="quiet">{t('Text')}</p>
      <NeedsList needs={needs} />
      <p className="small" role="status">
        {said}
      </p>
    </Dialog>
  );
}
