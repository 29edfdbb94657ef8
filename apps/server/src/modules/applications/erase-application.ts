import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import {
  applicantActs,
  applications,
  bankConsents,
  declarations,
  documents,
  files,
  householdReleases,
  payments,
  receipts,
  reports,
  uploadHandovers,
} from '../../db/schema/index.ts';

/**
 * Erases what an application held; an empty row stays so that the record of acts still makes sense. Answers the keys of
 * the bytes that go after it, or null where it was gone already.
 */
export async function eraseApplication(
  tx: Transaction,
  applicationId: string,
  now: Date,
): Promise<{ storageKey: string }[] | null> {
  const [gone] = await tx
    .update(applications)
    .set({ deletedAt: now, updatedAt: now, answersSealed: null })
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)))
    .returning({ id: applications.id });
  if (!gone) return null;
  await tx.delete(documents).where(eq(documents.applicationId, applicationId));
  await tx.delete(bankConsents).where(eq(bankConsents.applicationId, applicationId));
  await tx.delete(uploadHandovers).where(eq(uploadHandovers.applicationId, applicationId));
  await tx.delete(declarations).where(eq(declarations.applicationId, applicationId));
  await tx.delete(reports).where(eq(reports.applicationId, applicationId));
  await tx.delete(applicantActs).where(eq(applicantActs.applicationId, applicationId));
  await tx.delete(householdReleases).where(eq(householdReleases.applicationId, applicationId));
  // The law has receipts kept for years; they name the person and the sum, and nothing of the papers.
  const kept = tx
    .select({ id: receipts.fileId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(payments.applicationId, applicationId), isNotNull(receipts.fileId)));
  return tx
    .delete(files)
    .where(and(eq(files.applicationId, applicationId), notInArray(files.id, kept)))
    .returning({ storageKey: files.storageKey });
}
