import { and, eq, inArray, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import {
  applications,
  bankConsents,
  documents,
  files,
  payments,
  receipts,
  reportFiles,
  reports,
} from '../../db/schema/index.ts';
import { connectionOf } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { endErasedConsent } from '../bank-connection/end-erased-consent.job.ts';
import { announce } from '../webhooks/announce.ts';
import { forgetGuarantor } from './forget-guarantor.ts';

export interface Erased {
  /** The bytes that go once the transaction stands. */
  files: { storageKey: string }[];
  documents: number;
}

const HANGING = [
  'upload_handovers',
  'declarations',
  'reports',
  'household_releases',
  'review_requests',
  'resume_links',
  'sandbox_checkouts',
  'applicant_acts',
];

/** In one statement: on the embedded database everybody waits while a transaction goes to and fro. */
const EVERYTHING_ELSE = `with
  ${HANGING.map((table) => `of_${table} as (delete from ${table} where application_id = $1::uuid),`).join('\n  ')}
  invited as (delete from invitations where application_id = $1::uuid or accepted_application_id = $1::uuid),
  entered as (update partner_entries set application_id = null where application_id = $1::uuid),
  waiting as (delete from ${JOB_SCHEMA}.job where singleton_key = $1::text and state <> 'active'),
  done as (delete from ${JOB_SCHEMA}.archive where singleton_key = $1::text)
  select 1`;

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
  house: Pick<House, 'queue' | 'clock' | 'vault'>,
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
  await connectionOf(tx).query(EVERYTHING_ELSE, [applicationId]);
  await announce(house, tx, 'application.deleted', applicationId);
  await forgetGuarantor(house, tx, applicationId, gone.householdId);
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
