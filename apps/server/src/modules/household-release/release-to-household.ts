import { and, eq, isNull } from 'drizzle-orm';
import { householdReleases } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { requireSharing } from '../applications/require-sharing.ts';
import { recordAct } from '../audit/record.ts';
import { assertPaid } from '../payment/assert-paid.ts';
import { loadSubject } from '../report/load-subject.ts';
import { standingReports } from '../report/stored-report.ts';
import { householdReleaseOf } from './household-release-of.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;
type Asking = Access & { application: OwnApplication };

/** A co-applicant or guarantor lets the household count their figures. Nothing of theirs reaches it without this act. */
export async function releaseToHousehold(house: Needs, access: Asking): Promise<void> {
  await assertPaid(house, access);
  await requireSharing(house.database.orm, access.application.id);
  const { user, application } = access;
  const now = house.clock.now();
  const subject = await loadSubject(house, application.id);
  const household = subject && (await householdReleaseOf(house, subject));
  if (!household) throw new AppError('NOT_FOUND', { detail: 'there is no household to release to' });
  const [report] = await standingReports(house.database.orm, application.id, now);
  if (!report) throw new AppError('NOT_FOUND', { detail: 'there is no report to release' });
  await inTransaction(house.database, async (tx) => {
    const added = await tx
      .insert(householdReleases)
      .values({ applicationId: application.id, createdAt: now })
      // Pressing twice is one act.
      .onConflictDoNothing()
      .returning({ id: householdReleases.id });
    if (added.length === 0) return;
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'household.released',
      applicationId: application.id,
      subjectId: report.id,
    });
  });
}

/** Takes it back: from then on the household names this person and counts nothing. */
export async function withdrawFromHousehold(house: Needs, { user, application }: Asking): Promise<void> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const changed = await tx
      .update(householdReleases)
      .set({ revokedAt: now })
      .where(and(eq(householdReleases.applicationId, application.id), isNull(householdReleases.revokedAt)))
      .returning({ id: householdReleases.id });
    if (changed.length === 0) return;
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'household.release-revoked',
      applicationId: application.id,
    });
  });
}
