import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import type { SignUpValues } from './sign-up.mapping.ts';
import styles from './sign-up-messages.module.css';
import type { useSignUp } from './use-sign-up.ts';

interface SignUpMessagesProps {
  signUp: ReturnType<typeof useSignUp>;
  errors: FieldErrors<SignUpValues>;
}

/** What came of pressing the button: several refused answers, one sentence, an application that exists, or a note. */
export function SignUpMessages({ signUp, errors }: SignUpMessagesProps) {
  const t = useTranslations();
  const { error, dismissError, note, isActive, severalRefused, confirmInstead, busy } = signUp;
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button is a screen below what it has to say.
  useEffect(() => {
    if (error || note) box.current?.scrollIntoView?.({ block: 'center' });
  }, [error, note]);
  const close = { label: t('General.Close'), onClose: dismissError };
  const listed = Object.entries(errors).flatMap(([fieldId, problem]) =>
    problem?.message ? [{ fieldId, text: problem.message }] : [],
  );
  const summarised = severalRefused && listed.length > 0;
  return (
    <div className={styles.messages} ref={box}>
      {error && summarised && <ErrorSummary heading={error} errors={listed} />}
      {error && isActive && (
        <MessageBox tone="warning" text={error} close={close}>
          <p className={styles.action}>
            <Button kind="second" size="mini" icon="mail" onClick={confirmInstead}>
              {t('SignUp.Active.Action')}
            </Button>
          </p>
        </MessageBox>
      )}
      {error && !isActive && !summarised && <MessageBox text={error} close={close} />}
      {note && !error && !busy && (
        <MessageBox tone="info" text={note}>
          <p>{t('SignUp.NoteAgain', { button: t('SignUp.Submit') })}</p>
        </MessageBox>
      )}
    </div>
  );
}
