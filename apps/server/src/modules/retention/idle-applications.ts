import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';

/**
 * Applications whose time was over at a moment. After a report it runs from the report, or from a paper handed in later;
 * looking at it again does not prolong it. Without a report every sign of life does.
 */
export const idleSince = (before: Date): SQL | undefined => {
  const at = before.toISOString();
  return and(
    isNull(applications.deletedAt),
    sql`not exists (select 1 from documents d where d.application_id = ${applications.id} and d.created_at >= ${at})`,
    sql`not exists (select 1 from reports r where r.application_id = ${applications.id} and r.generated_at >= ${at})`,
    sql`(${applications.updatedAt} < ${at} or exists (select 1 from reports r where r.application_id = ${applications.id}))`,
  );
};
