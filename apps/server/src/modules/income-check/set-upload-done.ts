import { and, eq, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';

/** Notes the moment at which the person said that all papers are there. The first one counts. */
export async function setUploadDone(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const [first] = await tx
      .update(applications)
      .set({ uploadDoneAt: now })
      .where(and(eq(applications.id, application.id), isNull(applications.uploadDoneAt)))
      .returning({ id: applications.id });
    if (!first) return;
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'upload.done',
      applicationId: application.id,
    });
  });
}
