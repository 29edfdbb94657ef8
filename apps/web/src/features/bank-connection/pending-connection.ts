import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import { BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import { pendingBank } from '../../lib/session.ts';

/** What a bank that was signed in to on our page wants next: a way to send its code, or the code. */
export type Asked =
  | { name: 'method'; methods: readonly ScaMethod[] }
  | { name: 'code'; method: ScaMethod | null; information: string | null };

/** A connection under way, as a reload or another tab takes it up again. Nothing in it opens anything. */
export interface PendingConnection {
  applicationId: string;
  consentId: string;
  bank: { id: string; name: string; abi: string };
  /** The bank asks in its app: there is no page to go to. */
  isInApp: boolean;
  /** The first of two ways to the bank. */
  isFirst: boolean;
  isEmbedded: boolean;
  /** The page that it was begun on, for the way back from the bank. */
  returnTo: string;
  /** The bank's page was opened in this very tab. */
  isSameTab: boolean;
  /** Null or absent: the bank has all it wants, and its word is waited for. */
  asked?: Asked | null;
  at: number;
}

const isPendingConnection = (value: unknown): value is PendingConnection =>
  typeof value === 'object' && value !== null && 'consentId' in value && 'bank' in value && 'at' in value;

/** The connection of an application that still may come to something. */
export function pendingOf(applicationId: string | null, now = Date.now()): PendingConnection | null {
  try {
    const kept: unknown = JSON.parse(pendingBank.get() ?? 'null');
    if (!isPendingConnection(kept) || kept.applicationId !== applicationId) return null;
    return now - kept.at < BANK_CONSENT_LIFETIME_MS ? kept : null;
  } catch {
    return null;
  }
}

export const keepPending = (pending: PendingConnection): void => pendingBank.keep(JSON.stringify(pending));
export const forgetPending = (): void => pendingBank.forget();

/** Only an address of this site is gone back to. */
export const wayBack = (pending: PendingConnection | null): string | null =>
  pending && /^\/(?!\/)/.test(pending.returnTo) ? pending.returnTo : null;
