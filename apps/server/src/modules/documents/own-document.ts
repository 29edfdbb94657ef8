import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** A paper of this application, deleted or not; anybody else's answers as if there were none. */
export async function ownDocument(
  db: Orm | Transaction,
  applicationId: string,
  documentId: string | undefined,
): Promise<DocumentRow> {
  if (!documentId) throw new AppError('DOCUMENT_ID_UNDEFINED');
  const [row] = isUuid(documentId)
    ? await db
        .select()
        .from(documents)
        .where(and(eq(documents.id, documentId), eq(documents.applicationId, applicationId)))
    : [];
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'not a document of this application' });
  return row;
}
