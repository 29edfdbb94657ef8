import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Since when the owner has all sharing stopped; null while it goes on. */
export async function restrictedAt(
  { database }: Pick<House, 'database'>,
  applicationId: string,
): Promise<string | null> {
  const [row] = await database.orm
    .select({ at: applications.restrictedAt })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row?.at?.toISOString() ?? null;
}
