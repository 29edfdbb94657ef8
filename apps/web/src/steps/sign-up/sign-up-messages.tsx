import type { FieldErrors } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import type { SignUpValues } from './sign-up.mapping.ts';
import styles from './sign-up-messages.module.css';
import type { useSignUp } from './use-sign-up.ts';

interface SignUpMessagesProps {
  signUp: ReturnType<typeof useSignUp>;
  errors: FieldErrors<SignUpValues>;
}

/** What came of pressing the button: several refused answers, one sentence, or a note. */
export function SignUpMessages({ signUp, errors }: SignUpMessagesProps) {
  const t = useTranslations();
  const { error, dismissError, note, severalRefused, busy } = signUp;
  const close = { label: t('General.Close'), onClose: dismissError };
  const listed = Object.entries(errors).flatMap(([fieldId, problem]) =>
    problem?.message ? [{ fieldId, text: problem.message }] : [],
  );
  const summarised = severalRefused && listed.length > 0;
  return (
    <div className={styles.messages}>
      {error && summarised && <ErrorSummary heading={error} errors={listed} />}
      {error && !summarised && <ShownMessage text={error} close={close} />}
      {note && !error && !busy && (
        <ShownMessage tone="info" text={note}>
          <p>{t('SignUp.NoteAgain', { button: t('SignUp.Submit') })}</p>
        </ShownMessage>
      )}
    </div>
  );
}
