import { type ReactNode, type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { type HelpTip, HelpTips } from './help-tips.tsx';
import styles from './step-form.module.css';

interface StepFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  formRef: RefObject<HTMLFormElement | null>;
  header: ReactNode;
  tips: readonly HelpTip[];
  /** Why one cannot go on yet; null when one can. */
  why: string | null;
  /** What the save is doing and how it failed. */
  saving: { onContinue: () => Promise<void>; busy: boolean; error: string | null; dismissError: () => void };
  onBack: () => void;
  /** What the step waits for before it goes on by itself. */
  waiting?: string | null;
  /** Continue was pressed before it was ready: what is missing beside the fields says so. */
  onBlocked?: (() => void) | undefined;
  /** Where many answers may be missing at once: one line for all of them, with a short link to each. */
  unanswered?: { text: string; link: (fieldId: string) => { text: string; name: string } | null };
  children: ReactNode;
}

/** The errors on screen, with the id of the field that each belongs to. */
const listed = (errors: object): { fieldId: string; text: string; type: string | undefined }[] =>
  Object.entries(errors as Record<string, { message?: string; type?: string } | undefined>).flatMap(
    ([fieldId, error]) => (error?.message ? [{ fieldId, text: error.message, type: error.type }] : []),
  );

/** One missing answer is told in its sentence; several in one line. */
function sharedOf(errors: ReturnType<typeof listed>, unanswered: StepFormProps<FieldValues>['unanswered']) {
  const links = errors.flatMap(({ fieldId, type }) => {
    const link = type === 'required' ? unanswered?.link(fieldId) : null;
    return link ? [{ fieldId, ...link }] : [];
  });
  return unanswered && links.length > 1 ? { text: unanswered.text, links } : null;
}

/** The frame of a step that asks questions: header, what went wrong, the questions, the way back and on, and help. */
export function StepForm<T extends FieldValues>(props: StepFormProps<T>) {
  const { form, formRef, header, tips, why, saving, onBack, waiting = null, unanswered, onBlocked, children } = props;
  const t = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const errors = listed(form.formState.errors);
  const shared = sharedOf(errors, unanswered);
  const single = errors.filter(({ fieldId }) => !shared?.links.some((link) => link.fieldId === fieldId));
  const submit = form.handleSubmit(
    () => {
      setAttempt(0);
      return saving.onContinue();
    },
    () => setAttempt((tried) => tried + 1),
  );
  return (
    <div className="cols">
      <form className="form" ref={formRef} onSubmit={submit} noValidate>
        {header}
        <div className={styles.notices}>
          {saving.error && (
            <ShownMessage text={saving.error} close={{ label: t('General.Close'), onClose: saving.dismissError }} />
          )}
          {attempt > 0 && errors.length > 0 && (
            <ErrorSummary
              key={attempt}
              heading={t('DetailsForm.Summary', { count: errors.length })}
              errors={single}
              shared={shared}
            />
          )}
        </div>
        <div className="stack-l">{children}</div>
        {waiting && <MessageBox tone="info" text={waiting} />}
        <ActionBar back={{ label: t('General.Back'), onBack }}>
          <ContinueButton
            label={t('General.Continue')}
            why={why}
            busy={saving.busy}
            onBlocked={() => {
              onBlocked?.();
              return form.trigger();
            }}
          />
        </ActionBar>
      </form>
      <HelpTips tips={tips} />
    </div>
  );
}
