import { DESK_INACTIVITY_MS } from '@vesta/domain/limits';
import type { Transaction } from '../../../db/database.ts';
import { staffSessions } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { hashToken, newToken } from '../../../lib/random.ts';

const MAX_USER_AGENT = 200;

/** Signs somebody in and returns the only copy of the token. */
export async function startStaffSession(
  { clock, random }: Pick<House, 'clock' | 'random'>,
  tx: Transaction,
  { staffId, userAgent }: { staffId: string; userAgent: string | null },
): Promise<string> {
  const token = newToken(random);
  const now = clock.now();
  await tx.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + DESK_INACTIVITY_MS),
  });
  return token;
}
