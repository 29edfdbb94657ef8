import type { FeedAccount } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';
import { BANK_ACCOUNT_INDEX } from '../../lib/vault/contexts.ts';

/** Statements of one fetch are found by how their keys begin. */
export const keysOfConsent = (consentId: string): string => `bank:${consentId}:`;

/** One statement per fetch and account, in the order of the bank. The account is told by a blind index, at the end. */
export const statementKey = (
  { vault }: Pick<House, 'vault'>,
  consentId: string,
  { id, iban, number }: FeedAccount,
  place: number,
): string => {
  const account = vault.blindIndex(iban ?? number ?? id, BANK_ACCOUNT_INDEX).toString('hex');
  return `${keysOfConsent(consentId)}${String(place).padStart(2, '0')}:${account}`;
};
