import { indexOfStep } from '@vesta/domain/workflow/navigation';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { applications, households } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { recordAct } from '../audit/record.ts';

/** Starts over for the same person: another application of the same kind that begins with the papers. */
export async function createNewApp(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
): Promise<string> {
  if (application.applicationType !== 'rapid')
    throw new AppError('NOT_FOUND', { detail: 'only a rapid one starts over' });
  const workflow = workflowFor(application);
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const [household] = await tx.insert(households).values({ createdAt: now }).returning({ id: households.id });
    if (!household) throw new Error('a household was not created');
    const [row] = await tx
      .insert(applications)
      .values({
        userId: user.id,
        householdId: household.id,
        listingId: application.listingId,
        applicationType: application.applicationType,
        region: application.region,
        // A household of its own has its own main applicant, who pays for it.
        applicantRole: 'main-applicant',
        employmentStatus: application.employmentStatus,
        // What was said about the person stays said; the papers are new.
        answersSealed: application.answersSealed,
        step: indexOfStep(workflow, 'income-check'),
        stepRouter: 'income-check',
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: applications.id });
    if (!row) throw new Error('an application was not created');
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'application.started-new',
      applicationId: row.id,
    });
    return row.id;
  });
}
