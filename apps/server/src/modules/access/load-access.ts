import { isCoveredBy } from '@vesta/domain/payment/who-pays';
import { isUuid } from '@vesta/domain/uuid';
import { translateError } from '../../db/translate-error.ts';
import type { House } from '../../house.ts';
import { hashToken } from '../../lib/random.ts';
import { profileIn } from '../applications/profile-in.ts';
import type { Access, OwnApplication } from './access.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config'>;

/** No application has this id: asking for none and asking for a malformed one take the same way. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Session, person and application in one query: the join itself makes sure that the application is the caller's own.
 * Written out because every call of the API runs it; building it anew each time would cost more than running it.
 */
const ACCESS_QUERY = `
  select s.id as "sessionId", s.last_used_at as "lastUsedAt", s.created_at as "startedAt",
         u.id as "userId", u.profile_sealed as "profileSealed",
         a.id, a.household_id as "householdId", a.listing_id as "listingId", a.application_type as "applicationType",
         a.region, a.applicant_role as role, a.employment_status as "employmentStatus", a.step,
         a.step_router as "stepRouter", a.version, a.answers_sealed as "answersSealed",
         coalesce(l.lan_pays, false) as "lanPays",
         exists (select 1 from documents d where d.application_id = a.id and d.deleted_at is null) as "hasDocuments"
    from sessions s
    join users u on u.id = s.user_id
    left join applications a on a.user_id = u.id and a.id = $2 and a.deleted_at is null
    left join listings l on l.id = a.listing_id
   where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $3`;

type AccessRow = Omit<OwnApplication, 'id' | 'isCovered'> & {
  id: string | null;
  sessionId: string;
  lastUsedAt: Date;
  startedAt: Date;
  userId: string;
  profileSealed: Buffer;
};

/** Null when the session is unknown, revoked or over. */
export async function loadAccess(
  { database, vault, clock, config }: Needs,
  { token, applicationId }: { token: string; applicationId: string | null },
): Promise<Access | null> {
  const values = [hashToken(token), isUuid(applicationId) ? applicationId : NOBODY, clock.now()];
  // A server keeps the plan under the name; the embedded database has one session for all and knows no names.
  const statement = database.kind === 'server' ? { name: 'access', text: ACCESS_QUERY } : { text: ACCESS_QUERY };
  const { rows } = await database.pool.query<AccessRow>({ ...statement, values }).catch((error) => {
    throw translateError(error);
  });
  const [row] = rows;
  if (!row) return null;
  const { sessionId, lastUsedAt, startedAt, userId, profileSealed, id, ...application } = row;
  const profile = profileIn({ vault }, { profileSealed, answersSealed: application.answersSealed });
  return {
    sessionId,
    lastUsedAt,
    startedAt,
    handover: null,
    user: { id: userId, profile, isStaff: isStaffAddress(profile.email, config.staffEmailDomain) },
    application: id === null ? null : { ...application, id, isCovered: isCoveredBy(config.whoPays, application.role) },
  };
}

/** Staff try the flow themselves; their addresses are known by the domain alone. */
const isStaffAddress = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain}`);
