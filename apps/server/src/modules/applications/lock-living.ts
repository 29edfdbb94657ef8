import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';

/**
 * Holds the row of an application until the end of the transaction. Whoever adds something to an application calls this
 * first: one that was erased in the meantime gets nothing back.
 */
export async function lockLiving(tx: Transaction, applicationId: string): Promise<void> {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)))
    .for('update');
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'the application is gone' });
}
