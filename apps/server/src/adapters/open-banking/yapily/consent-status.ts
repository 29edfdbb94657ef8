import type { ConsentStatus } from '../port.ts';

const statuses = new Map<string, ConsentStatus>(
  Object.entries({
    AWAITING_DECOUPLED_PRE_AUTHORIZATION: 'awaiting-decoupled',
    AWAITING_DECOUPLED_AUTHORIZATION: 'awaiting-decoupled',
    AWAITING_SCA_METHOD: 'awaiting-method',
    AWAITING_SCA_CODE: 'awaiting-code',
    PRE_AUTHORIZED: 'pre-authorised',
    AUTHORIZED: 'authorised',
    CONSUMED: 'ended',
    REJECTED: 'ended',
    REVOKED: 'ended',
    FAILED: 'ended',
    EXPIRED: 'ended',
    INVALID: 'ended',
  }),
);

/** A word that was added since counts as unknown, unless it says itself that somebody is waited for. */
export const consentStatusOf = (status: string): ConsentStatus =>
  statuses.get(status) ?? (status.startsWith('AWAITING_') ? 'awaiting' : 'unknown');
