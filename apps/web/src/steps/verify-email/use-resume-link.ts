import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../lib/api.ts';
import { useOpenSession } from './use-open-session.ts';
import { useVerificationCalls } from './verify-email.api.ts';

export type ResumeLink =
  | { state: 'none' }
  | { state: 'opening' }
  /** The link is worth nothing any more: the person enters a code instead. */
  | { state: 'refused'; message: string }
  /** The server could not be asked, so the link is still good. */
  | { state: 'unreached'; message: string; retry: () => void };

const tokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('resume');

/** Exchanges the token behind the hash for a session and opens the application where it was left. */
export function useResumeLink(): ResumeLink {
  const t = useTranslations();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const calls = useVerificationCalls();
  const openSession = useOpenSession();
  const [problem, setProblem] = useState<{ message: string; isFinal: boolean } | null>(null);
  const asked = useRef<string | null>(null);
  const token = tokenOf(hash);

  const redeem = async (resume: string) => {
    try {
      openSession(await calls.redeem(resume), { isNew: false });
    } catch (failure) {
      const isFinal = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;
      setProblem({ message: (failure instanceof Error && failure.message) || t('System.ResumeLinkInvalid'), isFinal });
      // A used token has no business in the address bar; one that could not be asked about stays for the next try.
      if (isFinal) navigate({ pathname, search }, { replace: true });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a token works once, so it is sent once
  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    void redeem(token);
  }, [token]);

  if (problem?.isFinal) return { state: 'refused', message: problem.message };
  const redeemed = asked.current ?? token;
  if (!redeemed) return { state: 'none' };
  // Also while the way on is being taken and the token has left the address: nobody is asked for a code in between.
  if (!problem) return { state: 'opening' };
  const retry = () => {
    setProblem(null);
    void redeem(redeemed);
  };
  return { state: 'unreached', message: problem.message, retry };
}
