import { DESK_CODE_LIFETIME_MS, RESEND_COOLDOWN_SECONDS, VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../../ui/action-bar/action-bar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CodeInput } from '../../../ui/code-input/code-input.tsx';
import { ContinueButton } from '../../../ui/continue-button/continue-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { useAskCode, useSubmitCode } from './sign-in.api.ts';

/** True once the server would send another code; `count` is how many went out from here. */
function useMayResend(count: number): boolean {
  const [waitedFor, setWaitedFor] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(count), RESEND_COOLDOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [count]);
  return waitedFor === count;
}

/** The six digits from the mailbox; the last of them signs in by itself. */
export function CodeForm({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTranslations('Desk.SignIn');
  const [code, setCode] = useState('');
  const [count, setCount] = useState(0);
  const submit = useSubmitCode(email);
  const again = useAskCode();
  const mayResend = useMayResend(count);
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const send = (digits: string) => {
    if (submit.isPending) return;
    submit.mutate(digits, { onError: () => setCode('') });
  };
  // The message took the focus to be heard; the next code is typed at the same place.
  useEffect(() => {
    if (submit.error) document.getElementById('code')?.focus();
  }, [submit.error]);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) send(code);
  };
  const failed = submit.error ?? again.error;
  return (
    <form onSubmit={press} noValidate>
      <PageHeader
        header={t('Title')}
        description={t('SentTo', { address: email, minutes: DESK_CODE_LIFETIME_MS / 60_000 })}
      />
      <div className="stack">
        {failed && <ShownMessage text={failed.message} defaultText={t('Failed')} />}
        <Field id="code" label={t('Code')} required>
          <CodeInput value={code} onChange={setCode} onComplete={send} takesFocus />
        </Field>
        <div className="row row-wrap">
          {mayResend ? (
            <Button
              kind="second"
              size="mini"
              icon="refresh"
              busy={again.isPending}
              onClick={() => again.mutate(email, { onSuccess: () => setCount(count + 1) })}
            >
              {t('Resend')}
            </Button>
          ) : (
            <p className="small quiet">{t('ResendSoon')}</p>
          )}
          <Button kind="ghost" size="mini" onClick={onOther}>
            {t('OtherAddress')}
          </Button>
        </div>
      </div>
      <ActionBar>
        <ContinueButton label={t('Submit')} why={isComplete ? null : t('Why')} busy={submit.isPending} />
      </ActionBar>
    </form>
  );
}
