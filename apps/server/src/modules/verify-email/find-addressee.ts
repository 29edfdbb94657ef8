import { isUuid } from '@vesta/domain/uuid';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import { profileIn } from '../applications/profile-in.ts';

export interface Addressee {
  userId: string;
  email: string;
  firstName: string;
  applicationId: string;
  listingId: string | null;
}

/** Who is to prove an address: found by the address typed, by the application in the route, or by both together. */
export async function findAddressee(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  { email, applicationId }: { email: string | null; applicationId: string | null },
): Promise<Addressee | null> {
  const byEmail = email ? eq(users.emailIndex, vault.blindIndex(normaliseEmail(email), EMAIL_INDEX)) : undefined;
  const byApplication = isUuid(applicationId) ? eq(applications.id, applicationId) : undefined;
  if (!byEmail && !byApplication) return null;
  const [row] = await database.orm
    .select({
      userId: users.id,
      profileSealed: users.profileSealed,
      answersSealed: applications.answersSealed,
      applicationId: applications.id,
      listingId: applications.listingId,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(byEmail, byApplication, isNull(applications.deletedAt)))
    .orderBy(desc(applications.createdAt))
    .limit(1);
  if (!row) return null;
  const profile = profileIn({ vault }, row);
  return {
    userId: row.userId,
    email: profile.email,
    firstName: profile.first_name,
    applicationId: row.applicationId,
    listingId: row.listingId,
  };
}

/** Enough to recognise the own address by, too little to learn another's. */
export function emailHint(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${domain.slice(domain.lastIndexOf('.'))}`;
}
