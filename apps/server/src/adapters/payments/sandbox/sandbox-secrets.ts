import type { Vault } from '../../../lib/vault/vault.ts';

type Keys = Pick<Vault, 'blindIndex'>;

const SECRET_LENGTH = 40;

/** Made from the session's id by a key of this house, so that it can be given out again and is stored nowhere. */
export const clientSecretOf = (vault: Keys, sessionId: string): string =>
  `${sessionId}_secret_${vault.blindIndex(sessionId, 'sandbox.client-secret').toString('hex').slice(0, SECRET_LENGTH)}`;

/** With which the sandbox signs what it sends to our own webhook. */
export const webhookSecretOf = (vault: Keys): string =>
  `whsec_${vault.blindIndex('webhook', 'sandbox.webhook-secret').toString('hex')}`;
