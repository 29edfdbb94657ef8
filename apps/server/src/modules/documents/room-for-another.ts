import { MAX_PAPERS } from '@vesta/domain/limits';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';

/** All papers of a person are held against each other whenever one is read: their number must have an end. */
export async function roomForAnother(db: Orm | Transaction, applicationId: string): Promise<void> {
  const [row] = await db
    .select({ papers: count() })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt)));
  if ((row?.papers ?? 0) >= MAX_PAPERS) throw new AppError('TOO_MANY_PAPERS', { values: { limit: MAX_PAPERS } });
}
