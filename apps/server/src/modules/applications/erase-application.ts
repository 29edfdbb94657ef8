import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import {
  applicantActs,
  applications,
  bankConsents,
  declarations,
  documents,
  files,
  householdReleases,
  invitations,
  partnerEntries,
  payments,
  receipts,
  reportFiles,
  reports,
  resumeLinks,
  reviewRequests,
  sandboxCheckouts,
  uploadHandovers,
} from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { dropJobsAbout } from '../../jobs/drop-jobs-about.ts';
import { endErasedConsent } from '../bank-connection/end-erased-consent.job.ts';
import { announce } from '../webhooks/announce.ts';

export interface Erased {
  /** The bytes that go once the transaction stands. */
  files: { storageKey: string }[];
  documents: number;
}

/** Consents that the bank's side still knows are ended there as well; the order outlives the row. */
async function endConsentsOf({ queue }: Pick<House, 'queue'>, tx: Transaction, applicationId: string): Promise<void> {
  const gone = await tx
    .delete(bankConsents)
    .where(eq(bankConsents.applicationId, applicationId))
    .returning({ providerConsentId: bankConsents.providerConsentId, endedAt: bankConsents.endedAt });
  for (const { providerConsentId, endedAt } of gone) {
    if (providerConsentId !== null && endedAt === null)
      await queue.enqueue(endErasedConsent, { providerConsentId }, { tx });
  }
}

/** Papers over the whole household show everybody's figures, also those of whoever leaves. They can be printed anew. */
async function householdPapers(tx: Transaction, applicationId: string, householdId: string) {
  const others = tx
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(applications.householdId, householdId), ne(applications.id, applicationId)));
  const printed = await tx
    .delete(reportFiles)
    .where(and(eq(reportFiles.scope, 'aggregated'), inArray(reportFiles.reportId, others)))
    .returning({ fileId: reportFiles.fileId });
  const ids = printed.flatMap(({ fileId }) => fileId ?? []);
  return ids.length > 0
    ? tx.delete(files).where(inArray(files.id, ids)).returning({ storageKey: files.storageKey })
    : [];
}

/**
 * Erases what an application held; an empty row stays so that the record of acts still makes sense. Answers the keys of
 * the bytes that go after it, or null where it was gone already.
 */
export async function eraseApplication(
  house: Pick<House, 'queue' | 'clock'>,
  tx: Transaction,
  applicationId: string,
  now: Date,
): Promise<Erased | null> {
  const [gone] = await tx
    .update(applications)
    .set({ deletedAt: now, updatedAt: now, answersSealed: null, restrictedAt: null, warnedAt: null, reportHold: null })
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)))
    .returning({ householdId: applications.householdId });
  if (!gone) return null;
  const papers = await tx
    .delete(documents)
    .where(eq(documents.applicationId, applicationId))
    .returning({ id: documents.id });
  await endConsentsOf(house, tx, applicationId);
  for (const table of [
    uploadHandovers,
    declarations,
    reports,
    householdReleases,
    reviewRequests,
    resumeLinks,
    applicantActs,
  ]) {
    await tx.delete(table).where(eq(table.applicationId, applicationId));
  }
  await tx.delete(sandboxCheckouts).where(eq(sandboxCheckouts.applicationId, applicationId));
  await tx
    .delete(invitations)
    .where(or(eq(invitations.applicationId, applicationId), eq(invitations.acceptedApplicationId, applicationId)));
  await tx.update(partnerEntries).set({ applicationId: null }).where(eq(partnerEntries.applicationId, applicationId));
  await dropJobsAbout(tx, applicationId);
  await announce(house, tx, 'application.deleted', applicationId);
  const shared = await householdPapers(tx, applicationId, gone.householdId);
  // The law has receipts kept for years; they name the person and the sum, and nothing of the papers.
  const kept = tx
    .select({ id: receipts.fileId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(payments.applicationId, applicationId), isNotNull(receipts.fileId)));
  const own = await tx
    .delete(files)
    .where(and(eq(files.applicationId, applicationId), notInArray(files.id, kept)))
    .returning({ storageKey: files.storageKey });
  return { files: [...shared, ...own], documents: papers.length };
}
