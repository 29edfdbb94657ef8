import type { Language } from '@vesta/domain/languages';
import type { Profile } from '@vesta/domain/state';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../lib/vault/contexts.ts';

/**
 * The person behind an address. Somebody who is already known keeps their profile as it is: whoever types an address
 * has not yet shown that it is theirs.
 */
export async function findOrCreateUser(
  { vault, clock }: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  profile: Profile,
  language: Language,
): Promise<{ id: string }> {
  const emailIndex = vault.blindIndex(profile.email, EMAIL_INDEX);
  await tx
    .insert(users)
    .values({ emailIndex, profileSealed: vault.sealJson(profile, USER_PROFILE), language, createdAt: clock.now() })
    .onConflictDoNothing();
  // Locked until the end: two presses at once come here one after the other, and the second finds the first's work.
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.emailIndex, emailIndex)).for('update');
  if (!user) throw new Error('a user that was just added is not there');
  return user;
}
