import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import type { ReleasedGate, ReleasedReport } from '@vesta/domain/release';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useOpen } from './released-report.api.ts';

interface CodeFormProps {
  token: string | null;
  gate: ReleasedGate;
  onOpened: (released: ReleasedReport) => void;
  onResend: () => Promise<unknown>;
}

/** True once the server would send another code. */
function useMayResend(gate: ReleasedGate): boolean {
  const [waitedFor, setWaitedFor] = useState<ReleasedGate | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(gate), gate.retry_after_seconds * 1000);
    return () => clearTimeout(timer);
  }, [gate]);
  return waitedFor === gate;
}

/** The second factor of a released link: six digits from the mailbox it was released to. */
export function CodeForm({ token, gate, onOpened, onResend }: CodeFormProps) {
  const t = useTranslations('ReportSharing.Recipient');
  const [code, setCode] = useState('');
  const open = useOpen(token);
  const mayResend = useMayResend(gate);
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const send = (digits: string) =>
    open.mutate(digits, {
      onSuccess: onOpened,
      onError: () => {
        setCode('');
        document.getElementById('code')?.focus();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) send(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('Lead', { address: gate.email_hint })} />
      <div className="stack">
        {open.isError && <ShownMessage text={open.error.message} defaultText={t('Failed')} />}
        <Field id="code" label={t('Code')} required>
          <CodeInput value={code} onChange={setCode} onComplete={send} takesFocus />
        </Field>
        {mayResend ? (
          <div>
            <Button kind="second" size="mini" icon="refresh" onClick={() => void onResend()}>
              {t('Resend')}
            </Button>
          </div>
        ) : (
          <p>{t('ResendSoon')}</p>
        )}
      </div>
      <ActionBar>
        <ContinueButton label={t('Open')} why={isComplete ? null : t('Why')} busy={open.isPending} />
      </ActionBar>
    </form>
  );
}
