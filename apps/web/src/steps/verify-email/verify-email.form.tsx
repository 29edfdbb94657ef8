import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { AddressLine } from './address-line.tsx';
import { CodeField } from './code-field.tsx';
import { ResendLine } from './resend-line.tsx';
import type { Verification } from './use-verification.ts';

/** A person who comes back to an application finds no code waiting: the page sends one as it opens. */
function useFirstCode({ needsFirstCode, proof, send }: Verification): void {
  const asked = useRef(false);
  useEffect(() => {
    if (!needsFirstCode || asked.current) return;
    asked.current = true;
    void send(proof.email, { isFirst: true });
  }, [needsFirstCode, proof.email, send]);
}

interface VerifyEmailFormProps {
  verification: Verification;
  /** Why a continue-later link did not open. */
  notice: string | null;
}

export function VerifyEmailForm({ verification, notice }: VerifyEmailFormProps) {
  const t = useTranslations();
  const flow = useFlow();
  const { proof, code, setCode, busy, error, resent, send, check, askAgain } = verification;
  useFirstCode(verification);
  const isComplete = code.length === VERIFICATION_CODE_DIGITS;
  const toSignUp = () => flow.goTo('sign-up');

  // The code was emptied: the next one is typed at the same place.
  useEffect(() => {
    if (error) document.getElementById('code')?.focus();
  }, [error]);

  const correct = proof.isNew
    ? { label: t('VerifyEmail.Correct'), onCorrect: toSignUp }
    : proof.email && !proof.applicationId
      ? { label: t('VerifyEmail.OtherAddress'), onCorrect: askAgain }
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void check(code);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <PageHeader header={t('VerifyEmail.Title')} description={t('VerifyEmail.Lead')} />
      <div className="stack">
        {notice && !error && <MessageBox tone="warning" text={notice} />}
        <AddressLine address={proof.email ?? proof.hint} correct={correct} />
        {error && <MessageBox text={error} />}
        <CodeField
          label={t('VerifyEmail.Code')}
          value={code}
          isInvalid={error !== null && code === ''}
          onChange={setCode}
          onComplete={check}
        />
        <ResendLine
          retryAt={proof.retryAt}
          sending={busy === 'sending'}
          resent={resent}
          onResend={() => send(proof.email, { isFirst: false })}
        />
      </div>
      <ActionBar back={proof.isNew ? { label: t('General.Back'), onBack: toSignUp } : undefined}>
        <ContinueButton
          label={t('VerifyEmail.Check')}
          why={isComplete || busy === 'checking' ? null : t('VerifyEmail.Why')}
          busy={busy === 'checking'}
        />
      </ActionBar>
    </form>
  );
}
