import { INACTIVITY_TIMEOUT_MS, SESSION_MAX_LIFETIME_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { Access } from '../access/access.ts';

/** A session is prolonged at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = 60_000;

/** Use keeps a session alive, up to its longest life. */
export async function touchSession(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  access: Access,
): Promise<void> {
  const now = clock.now();
  if (now.getTime() - access.lastUsedAt.getTime() < TOUCH_EVERY_MS) return;
  const end = Math.min(now.getTime() + INACTIVITY_TIMEOUT_MS, access.startedAt.getTime() + SESSION_MAX_LIFETIME_MS);
  await database.orm
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: new Date(end) })
    .where(eq(sessions.id, access.sessionId));
}
