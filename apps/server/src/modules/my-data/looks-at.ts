import type { Look } from '@vesta/domain/my-data/my-data';
import type { ReleaseLine } from '@vesta/domain/release';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { applications, auditLog, companies, listings } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

const NEWEST = 200;
const others = ['recipient', 'staff'] as const;

/** What only the desk of a company does; everything else that staff do is the work of the house. */
const AT_A_COMPANY = /^(applicant|report)\./;

const whoOf = (actorKind: string, action: string): Look['who'] => {
  if (actorKind !== 'staff') return 'recipient';
  return AT_A_COMPANY.test(action) ? 'company' : 'staff';
};

/** Whose home the application is for. */
async function companyOf({ database }: Pick<House, 'database'>, applicationId: string): Promise<string | null> {
  const [row] = await database.orm
    .select({ name: companies.name })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(eq(applications.id, applicationId));
  return row?.name ?? null;
}

const whatOf = (action: string): Look['what'] => {
  // A file that was taken along stays with whoever has it, which a look does not.
  if (action === 'report.downloaded') return 'pdf';
  if (action === 'report.exported') return 'figures';
  if (action.startsWith('report.')) return 'report';
  return /^(file|document)\./.test(action) ? 'paper' : 'other';
};

/** Who else looked at an application, out of the record, newest first. */
export async function looksAt(
  house: Pick<House, 'database'>,
  applicationId: string,
  releases: readonly ReleaseLine[],
): Promise<Look[]> {
  const rows = await house.database.orm
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.applicationId, applicationId), inArray(auditLog.actorKind, [...others])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(NEWEST);
  const company = await companyOf(house, applicationId);
  return rows.map(({ actorKind, action, subjectId, at }) => {
    const who = whoOf(actorKind, action);
    return {
      who,
      name: who === 'company' ? company : (releases.find(({ id }) => id === subjectId)?.name ?? null),
      what: whatOf(action),
      at: at.toISOString(),
    };
  });
}
