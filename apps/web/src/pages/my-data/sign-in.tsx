import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { useSendCode, useSignIn } from './my-data.api.ts';

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('MyData');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = useSendCode();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = normaliseEmail(typed);
    const isWrong = validateEmail(email) !== null;
    setError(isWrong ? t('SignIn.EmailError') : null);
    if (isWrong) document.getElementById('email')?.focus();
    else send.mutate(email, { onSuccess: () => onSent(email) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('SignIn.Lead')} />
      <div className="stack">
        {send.isError && <ShownMessage text={send.error.message} defaultText={t('ActFailed')} />}
        <Field id="email" label={t('SignIn.Email')} required error={error}>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </div>
      <ActionBar>
        <ContinueButton label={t('SignIn.Send')} busy={send.isPending} />
      </ActionBar>
    </form>
  );
}

function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslations('MyData');
  const [code, setCode] = useState('');
  const signIn = useSignIn();
  const open = (digits: string) =>
    signIn.mutate(
      { email, code: digits },
      {
        onError: () => {
          setCode('');
          document.getElementById('code')?.focus();
        },
      },
    );
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) open(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('SignIn.CodeLead', { address: email })} />
      <div className="stack">
        {signIn.isError && <ShownMessage text={signIn.error.message} defaultText={t('ActFailed')} />}
        <Field id="code" label={t('SignIn.Code')} required>
          <CodeInput value={code} onChange={setCode} onComplete={open} takesFocus />
        </Field>
        <div>
          <Button kind="second" size="mini" onClick={onBack}>
            {t('SignIn.Other')}
          </Button>
        </div>
      </div>
      <ActionBar>
        <ContinueButton label={t('SignIn.Open')} why={isComplete ? null : t('SignIn.Why')} busy={signIn.isPending} />
      </ActionBar>
    </form>
  );
}

/** The address says whose data it is, the mailbox that it is them. */
export function SignIn({ notice }: { notice: string | null }) {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div className="form stack">
      {notice !== null && email === null && <ShownMessage tone="info" text={notice} />}
      {email === null ? <AddressForm onSent={setEmail} /> : <CodeForm email={email} onBack={() => setEmail(null)} />}
    </div>
  );
}
