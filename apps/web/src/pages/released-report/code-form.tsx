import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import type { ReleasedGate, ReleasedReport } from '@vesta/domain/release';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { CodeInput } from '../../ui/code-input/code-input.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ResendLine } from '../../ui/resend-line/resend-line.tsx';
import { useOpen } from './released-report.api.ts';

interface CodeFormProps {
  token: string | null;
  gate: ReleasedGate;
  /** When the server would send another code. */
  retryAt: number;
  onOpened: (released: ReleasedReport) => void;
  /** True once another code is on its way. */
  onResend: () => Promise<boolean>;
}

type Resend = 'none' | 'sending' | 'resent' | 'failed';

/** The second factor of a released link: six digits from the mailbox it was released to. */
export function CodeForm({ token, gate, retryAt, onOpened, onResend }: CodeFormProps) {
  const t = useTranslations('ReportSharing.Recipient');
  const [code, setCode] = useState('');
  const open = useOpen(token);
  const [resend, setResend] = useState<Resend>('none');
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const send = (digits: string) =>
    open.mutate(digits, {
      onSuccess: onOpened,
      onError: () => setCode(''),
    });
  // The message took the focus to be heard; the next code is typed at the same place.
  useEffect(() => {
    if (open.error) document.getElementById('code')?.focus();
  }, [open.error]);
  const sendAnother = async () => {
    setResend('sending');
    setResend((await onResend()) ? 'resent' : 'failed');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) send(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('What')} />
      <div className="stack">
        {open.isError && <ShownMessage text={open.error.message} defaultText={t('Failed')} />}
        <Field id="code" label={t('Code')} hint={t('Lead', { address: gate.email_hint })} required>
          <CodeInput value={code} onChange={setCode} onComplete={send} takesFocus />
        </Field>
        {resend === 'failed' && <ShownMessage text={null} defaultText={t('ResendFailed')} />}
        <ResendLine
          retryAt={retryAt}
          sending={resend === 'sending'}
          resent={resend === 'resent'}
          onResend={() => void sendAnother()}
          words={{
            resend: t('Resend'),
            sending: t('Resending'),
            resent: t('Resent'),
            spam: t('Spam'),
            resendIn: (time) => t.rich('ResendIn', { time, b: (chunk) => <b className="num">{chunk}</b> }),
          }}
        />
      </div>
      <ActionBar>
        <ContinueButton label={t('Open')} why={isComplete ? null : t('Why')} busy={open.isPending} />
      </ActionBar>
    </form>
  );
}
