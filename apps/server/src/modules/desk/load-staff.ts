import type { CompanyRole, HouseRole } from '@vesta/domain/desk/permissions';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { companyMembers, staff, staffSessions } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { hashToken } from '../../lib/random.ts';
import { STAFF_PROFILE } from '../../lib/vault/contexts.ts';
import type { StaffAccess, StaffProfile } from './staff.ts';

/** Null when the sign-in is unknown, revoked or over, or the person was shut out. */
export async function loadStaff(
  { database, vault, clock }: Pick<House, 'database' | 'vault' | 'clock'>,
  token: string,
): Promise<StaffAccess | null> {
  const [row] = await database.orm
    .select()
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, clock.now()),
        isNull(staff.disabledAt),
      ),
    );
  if (!row) return null;
  const memberships = await database.orm
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.staffId, row.staff.id));
  const { name, email } = vault.openJson<StaffProfile>(row.staff.profileSealed, STAFF_PROFILE);
  return {
    sessionId: row.staff_sessions.id,
    startedAt: row.staff_sessions.createdAt,
    lastSeenAt: row.staff_sessions.lastSeenAt,
    staff: { id: row.staff.id, name, email, houseRole: row.staff.role as HouseRole | null },
    memberships: memberships.map(({ companyId, role }) => ({ companyId, role: role as CompanyRole })),
  };
}
