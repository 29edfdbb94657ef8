import type { Profile } from '@vesta/domain/state';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { applications, listings, sessions, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { hashToken } from '../../lib/random.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import type { Access, OwnApplication } from './access.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config'>;

/** No application has this id: asking for none and asking for a malformed one take the same way. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const columns = {
  sessionId: sessions.id,
  lastUsedAt: sessions.lastUsedAt,
  startedAt: sessions.createdAt,
  userId: users.id,
  profileSealed: users.profileSealed,
  application: {
    id: applications.id,
    householdId: applications.householdId,
    listingId: applications.listingId,
    applicationType: applications.applicationType,
    region: applications.region,
    role: applications.applicantRole,
    employmentStatus: applications.employmentStatus,
    step: applications.step,
    stepRouter: applications.stepRouter,
    version: applications.version,
    answersSealed: applications.answersSealed,
  },
  lanPays: listings.lanPays,
};

/**
 * Session, person and application in one query: the join itself makes sure that the application is the caller's own.
 * Null when the session is unknown, revoked or over.
 */
export async function loadAccess(
  { database, vault, clock, config }: Needs,
  { token, applicationId }: { token: string; applicationId: string | null },
): Promise<Access | null> {
  const [row] = await database.orm
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      applications,
      and(
        eq(applications.userId, users.id),
        eq(applications.id, isUuid(applicationId) ? applicationId : NOBODY),
        isNull(applications.deletedAt),
      ),
    )
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now())),
    );
  if (!row) return null;
  const profile = vault.openJson<Profile>(row.profileSealed, USER_PROFILE);
  return {
    sessionId: row.sessionId,
    lastUsedAt: row.lastUsedAt,
    startedAt: row.startedAt,
    user: { id: row.userId, profile, isStaff: isStaffAddress(profile.email, config.staffEmailDomain) },
    application: row.application ? ({ ...row.application, lanPays: row.lanPays ?? false } as OwnApplication) : null,
  };
}

/** Staff try the flow themselves; their addresses are known by the domain alone. */
const isStaffAddress = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain}`);
