import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What is done, and what is done instead; closing the dialog does the latter. */
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ title, yes, no, onYes, onNo, children }: ConfirmDialogProps) {
  const general = useTranslations('General');
  return (
    <Dialog
      title={title}
      closeLabel={general('Close')}
      onClose={onNo}
      actions={
        <>
          <Button kind="destroy" onClick={onYes}>
            {yes}
          </Button>
          <Button kind="second" onClick={onNo}>
            {no}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
