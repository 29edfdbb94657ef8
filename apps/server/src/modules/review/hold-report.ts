import type { ReportHold } from '@vesta/domain/desk/review';
import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAct } from '../audit/record.ts';
import { tellAfterHold, whoWaits } from '../report/tell-after-hold.ts';
import { caseInHand, findCase } from './find-case.ts';

/**
 * Hides a report until a question about its papers is settled, or shows one that would be hidden; null leaves it to the
 * rule. A hidden report reaches nobody: links to it answer as if it had been withdrawn for now.
 */
export async function holdReport(
  house: Parameters<typeof tellAfterHold>[0],
  staffId: string,
  caseId: string,
  hold: ReportHold | null,
): Promise<void> {
  const now = house.clock.now();
  const { applicationId: about } = await findCase(house.database.orm, caseId);
  const waiting = hold === 'hidden' ? null : await whoWaits(house, about);
  await inTransaction(house.database, async (tx) => {
    const { applicationId } = await caseInHand(tx, caseId, staffId, now);
    const [before] = await tx
      .select({ hold: applications.reportHold })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('update');
    await tx.update(applications).set({ reportHold: hold }).where(eq(applications.id, applicationId));
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staffId,
      action: 'review.report-held',
      applicationId,
      subjectId: caseId,
      data: { hold },
    });
    if (waiting && before?.hold === 'hidden') await tellAfterHold(house, tx, waiting, hold);
  });
}
