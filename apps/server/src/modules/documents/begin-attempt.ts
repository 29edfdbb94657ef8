import { and, eq, isNull, sql } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { DocumentRow } from './own-document.ts';

/**
 * A paper whose reading was begun so often and never ended takes the whole house down with it. Restarts from outside look
 * the same from here, so there are more of these than of mishaps of its reader, which are surely its own.
 */
export const MOST_ATTEMPTS = 10;
/** On a busy machine a good file may hardly get to be read: it is tried once more before the file is blamed. */
const MOST_MISHAPS = 2;

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

/** Counts that a paper took its reader down; answers whether it is to be tried once more. */
export async function hasAnotherChance({ database }: Pick<House, 'database'>, documentId: string): Promise<boolean> {
  const [row] = await database.orm
    .update(documents)
    .set({ mishaps: sql`${documents.mishaps} + 1` })
    .where(eq(documents.id, documentId))
    .returning({ mishaps: documents.mishaps });
  return (row?.mishaps ?? MOST_MISHAPS) < MOST_MISHAPS;
}
