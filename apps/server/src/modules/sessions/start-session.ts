import { INACTIVITY_TIMEOUT_MS } from '@vesta/domain/limits';
import type { Transaction } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { hashToken, newToken } from '../../lib/random.ts';

/** Opens a session for a person whose e-mail address has just been proved, and returns the only copy of its token. */
export async function startSession(
  { clock, random }: Pick<House, 'clock' | 'random'>,
  tx: Transaction,
  userId: string,
): Promise<string> {
  const token = newToken(random);
  const now = clock.now();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + INACTIVITY_TIMEOUT_MS),
  });
  return token;
}
