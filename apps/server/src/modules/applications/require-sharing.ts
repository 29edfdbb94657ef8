import { and, eq, isNull } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';

/**
 * Whoever objected to sharing has it their way until they say otherwise, and a report that a reviewer holds back reaches
 * nobody. In a transaction it holds to its end.
 */
export async function requireSharing(db: Orm | Transaction, applicationId: string): Promise<void> {
  const [row] = await db
    .select({ restrictedAt: applications.restrictedAt, hold: applications.reportHold })
    .from(applications)
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)))
    .for('share');
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'the application is gone' });
  if (row.restrictedAt) throw new AppError('SHARING_RESTRICTED');
  if (row.hold === 'hidden') throw new AppError('REPORT_HELD');
}
