import { VERIFICATION_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type EmailProof, emailProof, emptyProof } from '../../features/email-proof/email-proof.ts';
import { ApiFailure, NO_ANSWER } from '../../lib/api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useOpenSession } from './use-open-session.ts';
import { useVerificationCalls } from './verify-email.api.ts';

type Busy = 'sending' | 'checking' | null;

const isOnItsWay = ({ sentAt }: EmailProof, now: number): boolean =>
  sentAt !== null && now - sentAt < VERIFICATION_CODE_LIFETIME_MS;

/** The address being confirmed, the code on its way, and the two calls about it. */
export function useVerification(now: () => number = Date.now) {
  const t = useTranslations();
  const { applicationId } = useRoute();
  const calls = useVerificationCalls();
  const openSession = useOpenSession();
  const [proof, setProof] = useState(() => emailProof.read(applicationId) ?? { ...emptyProof, applicationId });
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<Busy>(null);
  const [error, setError] = useState<string | null>(null);
  const [resent, setResent] = useState(false);

  const remember = (news: Partial<EmailProof>) => {
    const known = { ...proof, ...news };
    emailProof.keep(known);
    setProof(known);
  };
  const wait = (seconds: number) => now() + seconds * 1000;
  const wordsOf = (failure: unknown) => (failure instanceof Error && failure.message) || t('General.Error.Short');

  async function send(email: string | null, { isFirst }: { isFirst: boolean }): Promise<void> {
    if (busy) return;
    setBusy('sending');
    setError(null);
    setResent(false);
    try {
      const { email_hint: hint, retry_after_seconds: seconds } = await calls.resend(email);
      remember({ email, hint, sentAt: now(), retryAt: wait(seconds) });
      setCode('');
      setResent(!isFirst);
    } catch (failure) {
      const pause = failure instanceof ApiFailure && failure.status === 429 ? failure.retryAfterSeconds : null;
      if (pause !== null) remember({ email, retryAt: wait(pause), ...(isFirst ? { sentAt: now() } : {}) });
      // On opening the page, "too often" only means that a code is on its way already.
      if (pause === null || !isFirst) setError(wordsOf(failure));
    } finally {
      setBusy(null);
    }
  }

  async function check(digits: string): Promise<void> {
    if (busy) return;
    setBusy('checking');
    setError(null);
    setResent(false);
    try {
      openSession(await calls.submit(proof.email, digits), proof);
    } catch (failure) {
      setError(wordsOf(failure));
      // A refused code is emptied: each changed digit would be another guess. One that never arrived is kept.
      if (!(failure instanceof ApiFailure && failure.status === NO_ANSWER)) setCode('');
      setBusy(null);
    }
  }

  return {
    proof,
    code,
    setCode,
    busy,
    error,
    resent,
    send,
    check,
    needsFirstCode: !isOnItsWay(proof, now()) && (proof.email !== null || applicationId !== null),
    /** Nothing tells us who this is; the person has to. */
    isUnknown: proof.email === null && applicationId === null,
    /** Starts over with another address. */
    askAgain: () => {
      emailProof.forget();
      setProof({ ...emptyProof, applicationId });
      setError(null);
    },
  };
}

export type Verification = ReturnType<typeof useVerification>;
