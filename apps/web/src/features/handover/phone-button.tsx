import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { useIsPhone } from '../uploads/use-is-phone.ts';
import type { HandoverAsk } from './handover-ask.ts';
import { HandoverDialog } from './handover-dialog.tsx';

/** For papers that may be photographed: at a computer, the way to the phone's camera. */
export function PhoneButton({ ask, onPhone }: { ask: HandoverAsk; onPhone: (isAtWork: boolean) => void }) {
  const t = useTranslations('Uploads');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const show = (open: boolean, isPhoneAtWork: boolean) => {
    setIsOpen(open);
    onPhone(isPhoneAtWork);
  };
  return (
    <>
      {!isPhone && (
        <Button kind="second" icon="phone" onClick={() => show(true, true)}>
          {t('UsePhone')}
        </Button>
      )}
      {isOpen && <HandoverDialog ask={ask} onClose={(isPhoneAtWork) => show(false, isPhoneAtWork)} />}
    </>
  );
}
