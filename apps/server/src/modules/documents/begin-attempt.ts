import { and, eq, isNull, sql } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { DocumentRow } from './own-document.ts';

/** A file that took a whole process down so often will do it again. */
export const MOST_ATTEMPTS = 3;

/** Counts the attempt before it begins, so that it counts even if nobody lives to tell. Null: there is nothing to read. */
export async function beginAttempt(
  { database }: Pick<House, 'database'>,
  documentId: string,
): Promise<DocumentRow | null> {
  const [row] = await database.orm
    .update(documents)
    .set({ attempts: sql`${documents.attempts} + 1` })
    .where(and(eq(documents.id, documentId), isNull(documents.deletedAt), eq(documents.parseStatus, 'processing')))
    .returning();
  return row ?? null;
}
