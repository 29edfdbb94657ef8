import type { Look } from '@vesta/domain/my-data/my-data';
import type { ReleaseLine } from '@vesta/domain/release';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditLog } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

const NEWEST = 200;
const others = ['recipient', 'staff'] as const;

const whatOf = (action: string): Look['what'] => {
  if (action.startsWith('report.')) return 'report';
  return /^(file|document)\./.test(action) ? 'paper' : 'other';
};

/** Who else looked at an application, out of the record, newest first. */
export async function looksAt(
  { database }: Pick<House, 'database'>,
  applicationId: string,
  releases: readonly ReleaseLine[],
): Promise<Look[]> {
  const rows = await database.orm
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.applicationId, applicationId), inArray(auditLog.actorKind, [...others])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(NEWEST);
  return rows.map(({ actorKind, action, subjectId, at }) => ({
    who: actorKind as Look['who'],
    name: releases.find(({ id }) => id === subjectId)?.name ?? null,
    what: whatOf(action),
    at: at.toISOString(),
  }));
}
