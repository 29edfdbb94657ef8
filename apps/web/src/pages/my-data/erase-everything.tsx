import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useErase, useErasureCode } from './my-data.api.ts';
import styles from './my-data.module.css';

interface EraseProps {
  email: string;
  receipts: readonly string[];
  onErased: () => void;
}

/** What goes and what stays is said before the code is sent; nothing happens without the code. */
function EraseDialog({ email, receipts, onErased, onClose }: EraseProps & { onClose: () => void }) {
  const t = useTranslations('MyData.Erase');
  const words = useTranslations('MyData');
  const [code, setCode] = useState('');
  const send = useErasureCode();
  const erase = useErase();
  const failure = erase.error ?? send.error;
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const confirm = () => erase.mutate(code, { onSuccess: onErased, onError: () => setCode('') });
  const action = send.isSuccess ? (
    <Button
      kind="destroy"
      busy={erase.isPending}
      aria-disabled={!isComplete}
      {...(isComplete ? {} : { 'aria-describedby': 'erase-why' })}
      icon="trash"
      onClick={confirm}
    >
      {t('Confirm')}
    </Button>
  ) : (
    <Button busy={send.isPending} icon="mail" onClick={() => send.mutate()}>
      {t('SendCode')}
    </Button>
  );
  return (
    <Dialog
      title={t('Question')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button kind="second" onClick={onClose}>
            {t('Keep')}
          </Button>
        </>
      }
    >
      <ul className={styles.lines}>
        <li>{t('Goes')}</li>
        <li>{t('Links')}</li>
        <li>{t('Others')}</li>
        {receipts.length > 0 && <li>{t('Stays', { numbers: receipts.join(', ') })}</li>}
      </ul>
      {failure && <ShownMessage text={failure.message} defaultText={words('ActFailed')} />}
      {send.isSuccess && (
        <Field id="erase-code" label={t('Code')} hint={t('CodeLead', { email })} required>
          <CodeInput value={code} onChange={setCode} />
        </Field>
      )}
      {send.isSuccess && !isComplete && (
        <p id="erase-why" className={styles.hint}>
          {t('Why')}
        </p>
      )}
    </Dialog>
  );
}

export function EraseEverything(props: EraseProps) {
  const t = useTranslations('MyData.Erase');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="erase-title">
      <h2 id="erase-title">{t('Title')}</h2>
      <p>{t('Lead')}</p>
      <Button kind="second" icon="trash" onClick={() => setIsOpen(true)}>
        {t('Button')}
      </Button>
      {isOpen && <EraseDialog {...props} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
