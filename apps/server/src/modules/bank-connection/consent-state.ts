import type { BankAuthStatus } from '@vesta/domain/bank-connection/auth-types';
import { BANK_AUTH_TIMEOUT_MS, BANK_UNKNOWN_POLLS } from '@vesta/domain/limits';
import type { ConsentStatus } from '../../adapters/open-banking/port.ts';

/**
 * Where a consent of ours stands. `pre-…` is the first of the two ways that lead to some banks. A consent is fetched
 * once; `failed` is where it ends otherwise.
 */
export const consentStates = ['pre-pending', 'pre-authorised', 'pending', 'authorised', 'fetched', 'failed'] as const;
export type ConsentState = (typeof consentStates)[number];

export const isPending = (state: string): state is 'pre-pending' | 'pending' =>
  state === 'pre-pending' || state === 'pending';

export interface Standing {
  readonly status: ConsentState;
  readonly unknownPolls: number;
  readonly startedAt: Date;
}

/** Where a consent stands after the provider was asked. Only one that is pending moves. */
export function movedBy(standing: Standing, said: ConsentStatus, now: Date): Pick<Standing, 'status' | 'unknownPolls'> {
  const { status, startedAt } = standing;
  if (!isPending(status)) return { status, unknownPolls: standing.unknownPolls };
  const unknownPolls = said === 'unknown' ? standing.unknownPolls + 1 : standing.unknownPolls;
  if (said === 'authorised') return { status: 'authorised', unknownPolls };
  if (said === 'pre-authorised' && status === 'pre-pending') return { status: 'pre-authorised', unknownPolls };
  const isOver =
    said === 'ended' ||
    unknownPolls >= BANK_UNKNOWN_POLLS ||
    now.getTime() - startedAt.getTime() >= BANK_AUTH_TIMEOUT_MS;
  return { status: isOver ? 'failed' : status, unknownPolls };
}

const told: Readonly<Record<ConsentState, BankAuthStatus>> = {
  'pre-pending': 'in_progress',
  'pre-authorised': 'completed',
  pending: 'in_progress',
  authorised: 'completed',
  fetched: 'completed',
  failed: 'error',
};

/** The same for a screen that polls. */
export const authStatusOf = (status: ConsentState): BankAuthStatus => told[status];
