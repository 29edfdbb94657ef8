import type { Profile } from '@vesta/domain/state';
import { eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, emailCodes, invitations, sessions, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';

const INDEX_BYTES = 32;
const FORGOTTEN: Profile = { first_name: '', last_name: '', email: '', mobile: null };
/** Marks a person of whom nothing is left but receipts and the proof of what they agreed to. */
export const FORGOTTEN_LANGUAGE = '-';

/**
 * Name and address go, and whatever is found by the address. The row stays, empty and not to be found by any address,
 * because receipts that the law has us keep hang on it.
 */
export async function forgetPerson(
  { vault, random }: Pick<House, 'vault' | 'random'>,
  tx: Transaction,
  userId: string,
): Promise<boolean> {
  const [known] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!known || known.language === FORGOTTEN_LANGUAGE) return false;
  await tx
    .update(users)
    .set({
      emailIndex: Buffer.from(random(INDEX_BYTES)),
      profileSealed: vault.sealJson(FORGOTTEN, USER_PROFILE),
      language: FORGOTTEN_LANGUAGE,
      emailVerifiedAt: null,
    })
    .where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(emailCodes).where(eq(emailCodes.emailIndex, known.emailIndex));
  const own = tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId));
  await tx
    .delete(invitations)
    .where(or(inArray(invitations.applicationId, own), eq(invitations.emailIndex, known.emailIndex)));
  return true;
}
