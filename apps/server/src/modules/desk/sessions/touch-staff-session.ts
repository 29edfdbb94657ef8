import { DESK_INACTIVITY_MS, DESK_SESSION_MAX_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { staffSessions } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import type { StaffAccess } from '../staff.ts';

/** A sign-in is prolonged at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = 60_000;

/** Use keeps a sign-in alive, up to its longest life. */
export async function touchStaffSession(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { sessionId, lastSeenAt, startedAt }: StaffAccess,
): Promise<void> {
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() < TOUCH_EVERY_MS) return;
  const end = Math.min(now.getTime() + DESK_INACTIVITY_MS, startedAt.getTime() + DESK_SESSION_MAX_MS);
  await database.orm
    .update(staffSessions)
    .set({ lastSeenAt: now, expiresAt: new Date(end) })
    .where(eq(staffSessions.id, sessionId));
}
