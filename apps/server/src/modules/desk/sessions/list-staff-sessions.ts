import type { DeskSession } from '@vesta/domain/desk/sign-in';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { staffSessions } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import type { StaffAccess } from '../staff.ts';

/** Where a person is signed in now. */
export async function listStaffSessions(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { staff, sessionId }: StaffAccess,
): Promise<DeskSession[]> {
  const rows = await database.orm
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staff.id),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt));
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_this: row.id === sessionId,
  }));
}
