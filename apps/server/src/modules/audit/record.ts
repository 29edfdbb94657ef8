import type { Orm, Transaction } from '../../db/database.ts';
import { auditLog } from '../../db/schema/index.ts';

export interface AuditEntry {
  actorKind: 'applicant' | 'staff' | 'recipient' | 'system';
  actorId: string | null;
  action: string;
  applicationId?: string | null;
  subjectId?: string | null;
  /** Facts about the act, never the content of a paper. */
  data?: Record<string, string | number | boolean | null>;
}

/** Adds one line to the record of who did or saw what. */
export async function recordAct(db: Orm | Transaction, at: Date, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ at, ...entry });
}
