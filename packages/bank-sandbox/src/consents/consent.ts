import type { SandboxBank, SandboxMethod } from '../banks.ts';
import type { Customer } from '../customers.ts';

/** The provider's words for where a consent stands, as far as the sandbox needs them. */
export type Status =
  | 'AWAITING_AUTHORIZATION'
  | 'AWAITING_PRE_AUTHORIZATION'
  | 'AWAITING_DECOUPLED_AUTHORIZATION'
  | 'AWAITING_SCA_METHOD'
  | 'AWAITING_SCA_CODE'
  | 'PRE_AUTHORIZED'
  | 'AUTHORIZED'
  | 'CONSUMED'
  | 'REJECTED'
  | 'FAILED'
  | 'EXPIRED';

/** One consent, as the provider and the bank know it together. */
export interface Consent {
  readonly id: string;
  readonly userUuid: string;
  readonly applicationUserId: string;
  readonly bank: SandboxBank;
  readonly createdAt: Date;
  status: Status;
  /** Where the person goes back to; null where they never leave. */
  callback: string | null;
  wantsOneTimeToken: boolean;
  /** In the address of the bank's pages. A new one for each leg. */
  ticket: string | null;
  from: Date | null;
  to: Date | null;
  expiresAt: Date | null;
  token: string | null;
  oneTimeToken: string | null;
  authorizedAt: Date | null;
  /** Who signed in. */
  customer: Customer | null;
  /** Signed in and with the right code, so that accounts may be chosen. */
  hasProved: boolean;
  /** Null: all of them. */
  accountIds: readonly string[] | null;
  selected: SandboxMethod | null;
  wrongCodes: number;
  polls: number;
  dataCalls: number;
  /** What was asked for already, where a token is good for one run. */
  readonly asked: Set<string>;
}

export const isAwaiting = ({ status }: Consent): boolean => status.startsWith('AWAITING_');
