import { useQueryClient } from '@tanstack/react-query';
import type { LeftOut, SendCodeAnswer } from '@vesta/domain/bank-connection/answers';
import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import type { BankListEntry } from '@vesta/domain/documents/banks';
import type { ErrorCode } from '@vesta/domain/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../lib/api.ts';
import { pendingBank } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { documentsKey } from '../documents/use-documents.ts';
import { openBankTab } from './bank-tab.ts';
import { type Credentials, useConnectionCalls } from './connection.api.ts';
import { type Asked, forgetPending, keepPending, type PendingConnection, pendingOf } from './pending-connection.ts';
import { useOnReturn } from './use-on-return.ts';

/** Where a connection stands on the screen. */
export type Phase =
  | { name: 'idle' }
  | (Asked & { pending: PendingConnection })
  | { name: 'waiting'; pending: PendingConnection; url: string | null }
  | { name: 'second'; pending: PendingConnection }
  | { name: 'fetching'; pending: PendingConnection }
  | { name: 'done'; leftOut: LeftOut | null };

/** What is typed before a bank is asked. The password is not among it: it lives in its field alone. */
export interface ConnectionForm {
  agreed: boolean;
  psuId: string;
  userId: string;
}

const OVER: ReadonlySet<string> = new Set<ErrorCode>(['BANK_AUTH_FAILED', 'BANK_CONNECTION_OVER', 'BANK_FAILED']);

const empty: ConnectionForm = { agreed: false, psuId: '', userId: '' };

const resumed = (applicationId: string | null): Phase => {
  const pending = pendingOf(applicationId);
  if (!pending) return { name: 'idle' };
  // Whoever looks for the code in another app may find this page loaded anew.
  return pending.asked ? { ...pending.asked, pending } : { name: 'waiting', pending, url: null };
};

/**
 * The same after a look into another tab, where it may have begun, gone on or ended. A step that is known here alone stays,
 * and so does what this tab waits for when its time is up: the server has a sentence for that.
 */
function afterReturn(now: Phase, applicationId: string | null): Phase {
  const here = 'pending' in now ? now.pending : null;
  const kept = pendingOf(applicationId);
  if (!kept) return here && pendingBank.get() === null ? { name: 'idle' } : now;
  if (here?.consentId !== kept.consentId) return resumed(applicationId);
  const isAnswered = (now.name === 'method' || now.name === 'code') && kept.asked?.name !== now.name;
  return isAnswered ? resumed(applicationId) : now;
}

/** One connection to a bank, from the consent to the statements. A reload, or another tab, takes it up where it was. */
export function useConnection() {
  const t = useTranslations();
  const calls = useConnectionCalls();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  const [phase, setPhase] = useState<Phase>(() => resumed(applicationId));
  const [form, setForm] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const tell = (error: unknown) => setProblem(error instanceof ApiFailure ? error.message : t('General.Error.Default'));

  /** One call at a time; what goes wrong is told, and the screen stays where it was. */
  async function act(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      tell(error);
    } finally {
      setIsBusy(false);
    }
  }

  const pendingFor = (bank: PendingConnection['bank'], more: Partial<PendingConnection>): PendingConnection => ({
    applicationId: applicationId ?? '',
    consentId: '',
    bank,
    isInApp: false,
    isFirst: false,
    isEmbedded: false,
    returnTo: window.location.pathname,
    isSameTab: false,
    at: Date.now(),
    ...more,
  });

  const wait = (before: PendingConnection, url: string | null) => {
    const pending = { ...before, asked: null };
    keepPending(pending);
    setPhase({ name: 'waiting', pending, url });
  };

  const ask = (pending: PendingConnection, asked: Asked) => {
    keepPending({ ...pending, asked });
    setPhase({ ...asked, pending });
  };

  /** To the bank's own page: in a tab of its own where the browser lets it, else in this one. */
  function goToBank(entry: BankListEntry, isSecond: boolean): Promise<void> {
    const isTwice = entry.yapily_metadata?.auth_method === 'pre_auth';
    const isFirst = isTwice && !isSecond;
    const tab = openBankTab();
    return act(async () => {
      try {
        const answer = await calls.startRedirect(entry, form.psuId, isSecond);
        const url = answer.authorization_url;
        const pending = pendingFor(bankOf(entry), {
          consentId: answer.consent_id,
          isInApp: url === null,
          isFirst,
        });
        if (url === null) tab.close();
        const isOwnTab = url !== null && tab.go(url);
        wait({ ...pending, isSameTab: url !== null && !isOwnTab }, url);
        if (url !== null && !isOwnTab) window.location.assign(url);
      } catch (error) {
        tab.close();
        throw error;
      }
    });
  }

  const signIn = (entry: BankListEntry, credentials: Credentials) =>
    act(async () => {
      const answer = await calls.startEmbedded(entry, form.psuId, credentials);
      const pending = pendingFor(bankOf(entry), { consentId: answer.consent_id, isEmbedded: true });
      const [only = null] = answer.sca_methods;
      if (answer.show_choices) ask(pending, { name: 'method', methods: answer.sca_methods });
      else if (answer.decoupled) wait({ ...pending, isInApp: true }, null);
      else ask(pending, { name: 'code', method: only, information: only?.information ?? null });
    });

  const chooseMethod = (pending: PendingConnection, method: ScaMethod) =>
    act(async () => {
      const { decoupled, information }: SendCodeAnswer = await calls.sendCode(pending.consentId, method.id);
      if (decoupled) wait({ ...pending, isInApp: true }, null);
      else ask(pending, { name: 'code', method, information });
    });

  const enterCode = (pending: PendingConnection, method: ScaMethod | null, code: string) =>
    act(async () => {
      try {
        await calls.enterCode(pending.consentId, method?.id ?? null, code);
      } catch (error) {
        // After a code that was wrong another one may follow; what the bank has ended begins anew.
        if (error instanceof ApiFailure && OVER.has(error.code)) return refused(error.message);
        throw error;
      }
      wait(pending, null);
    });

  function agreed(pending: PendingConnection): void {
    setProblem(null);
    setPhase(pending.isFirst ? { name: 'second', pending } : { name: 'fetching', pending });
  }

  function refused(message: string): void {
    forgetPending();
    setPhase({ name: 'idle' });
    setProblem(message);
  }

  function fetched(leftOut: LeftOut | null): void {
    forgetPending();
    setProblem(null);
    setForm(empty);
    setPhase({ name: 'done', leftOut });
    void queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
  }

  function stop(): void {
    forgetPending();
    setProblem(null);
    setPhase({ name: 'idle' });
  }

  useOnReturn(() => {
    if (!isBusy) setPhase((now) => afterReturn(now, applicationId));
  });

  const change = (part: Partial<ConnectionForm>) => setForm((before) => ({ ...before, ...part }));
  const isUnderWay = phase.name !== 'idle' && phase.name !== 'done';
  return {
    phase,
    form,
    change,
    problem,
    isBusy,
    isUnderWay,
    goToBank,
    signIn,
    chooseMethod,
    enterCode,
    agreed,
    refused,
    fetched,
    stop,
  };
}

export type Connection = ReturnType<typeof useConnection>;

/** What is remembered of a bank while it is asked. */
const bankOf = ({ bank_yapily_id, name, bank_abi }: BankListEntry): PendingConnection['bank'] => ({
  id: bank_yapily_id ?? '',
  name,
  abi: bank_abi,
});
