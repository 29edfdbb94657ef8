import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { recheckDocuments } from './recheck-documents.job.ts';

/** Orders another look at the papers, in the transaction of what makes it necessary. Without papers there is none. */
export async function orderRecheck(
  { queue }: Pick<House, 'queue'>,
  tx: Transaction,
  applicationId: string,
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const [paper] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.applicationId, applicationId),
        isNull(documents.deletedAt),
        isNotNull(documents.inspectionSealed),
      ),
    )
    .limit(1);
  if (paper) await queue.enqueue(recheckDocuments, { applicationId, anew }, { tx });
}
