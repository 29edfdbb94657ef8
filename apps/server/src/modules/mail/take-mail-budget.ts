import { MAILS_PER_SENDER, MAILS_PER_SENDER_AND_RECIPIENT, UNASKED_MAILS_PER_RECIPIENT } from '@vesta/domain/limits';
import type { Transaction } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { takeMailFromLimit } from '../../lib/limits.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';

interface ToOthers {
  /** Whoever caused the mails: a person or somebody at the desk. */
  senderId: string;
  recipients: readonly string[];
  /** The listing's side wants every report; anybody else has not asked for a mail. */
  isExpected?: boolean;
}

/**
 * Every mail that one person causes to be sent to another is counted here, before it is ordered and in the same
 * transaction. Addresses are counted in one order everywhere, so that two who write to the same people do not wait for
 * each other.
 */
export async function takeMailBudget(
  house: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  { senderId, recipients, isExpected = false }: ToOthers,
): Promise<void> {
  const indexes = recipients.map((email) => house.vault.blindIndex(email, EMAIL_INDEX).toString('base64url')).sort();
  for (const index of indexes) {
    await takeMailFromLimit(house, tx, `mails-by:${senderId}`, MAILS_PER_SENDER);
    await takeMailFromLimit(house, tx, `mails-by-to:${senderId}:${index}`, MAILS_PER_SENDER_AND_RECIPIENT);
    if (!isExpected) await takeMailFromLimit(house, tx, `mails-to:${index}`, UNASKED_MAILS_PER_RECIPIENT);
  }
}
