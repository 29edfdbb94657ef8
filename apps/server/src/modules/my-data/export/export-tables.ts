import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../db/database.ts';
import * as schema from '../../../db/schema/index.ts';

export interface Whose {
  userId: string;
  emailIndex: Buffer;
  applicationIds: readonly string[];
}

interface ExportTable {
  readonly table: PgTable;
  where(db: Orm, whose: Whose): SQL | undefined;
}

const { applications, reports, reportReleases, payments } = schema;

const ofUser = (table: PgTable & { userId: PgColumn }): ExportTable => ({
  table,
  where: (_db, { userId }) => eq(table.userId, userId),
});
const ofApplication = (table: PgTable & { applicationId: PgColumn }): ExportTable => ({
  table,
  where: (_db, { applicationIds }) => inArray(table.applicationId, [...applicationIds]),
});
const reportIds = (db: Orm, { applicationIds }: Whose) =>
  db
    .select({ id: reports.id })
    .from(reports)
    .where(inArray(reports.applicationId, [...applicationIds]));
const releaseIds = (db: Orm, whose: Whose) =>
  db
    .select({ id: reportReleases.id })
    .from(reportReleases)
    .where(inArray(reportReleases.reportId, reportIds(db, whose)));
const paymentIds = (db: Orm, { applicationIds }: Whose) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.applicationId, [...applicationIds]));

/** Every table that holds something about a person, and how their rows are found in it. */
export const exportTables: readonly ExportTable[] = [
  { table: schema.users, where: (_db, { userId }) => eq(schema.users.id, userId) },
  ofUser(schema.consents),
  ofUser(schema.personRequests),
  { table: schema.sessions, where: (_db, { userId }) => eq(schema.sessions.userId, userId) },
  { table: applications, where: (_db, { userId }) => eq(applications.userId, userId) },
  {
    table: schema.invitations,
    where: (_db, { applicationIds, emailIndex }) =>
      or(inArray(schema.invitations.applicationId, [...applicationIds]), eq(schema.invitations.emailIndex, emailIndex)),
  },
  ofApplication(schema.resumeLinks),
  ofApplication(schema.documents),
  ofApplication(schema.files),
  ofApplication(schema.uploadHandovers),
  ofApplication(schema.bankConsents),
  ofApplication(schema.declarations),
  ofApplication(schema.payments),
  ofApplication(schema.sandboxCheckouts),
  { table: schema.receipts, where: (db, whose) => inArray(schema.receipts.paymentId, paymentIds(db, whose)) },
  ofApplication(reports),
  { table: schema.reportFiles, where: (db, whose) => inArray(schema.reportFiles.reportId, reportIds(db, whose)) },
  { table: reportReleases, where: (db, whose) => inArray(reportReleases.reportId, reportIds(db, whose)) },
  { table: schema.reportViews, where: (db, whose) => inArray(schema.reportViews.releaseId, releaseIds(db, whose)) },
  ofApplication(schema.householdReleases),
  ofApplication(schema.reviewRequests),
  ofApplication(schema.applicantActs),
  {
    table: schema.listingInvites,
    where: (_db, { emailIndex }) => eq(schema.listingInvites.emailIndex, emailIndex),
  },
  {
    table: schema.partnerEntries,
    where: (_db, { applicationIds }) => inArray(schema.partnerEntries.applicationId, [...applicationIds]),
  },
  {
    table: schema.auditLog,
    where: (_db, { userId, applicationIds }) =>
      or(eq(schema.auditLog.actorId, userId), inArray(schema.auditLog.applicationId, [...applicationIds])),
  },
];

/** Tables that are left out, and why. A new table is in one of the two lists, or a test fails. */
export const notExported: Readonly<Record<string, string>> = {
  companies: 'about landlords, agencies and lenders',
  listings: 'about homes',
  partner_keys: 'secrets of partners',
  staff: 'about people who work with Vesta',
  staff_codes: 'hashes of one-time passwords of the desk',
  staff_sessions: 'sign-ins of people who work at the desk',
  company_members: 'who works for which company',
  company_logos: 'pictures of companies',
  webhook_endpoints: 'where companies want to be told',
  webhook_deliveries: 'messages to companies, which name an application by its id alone',
  households: 'an id that holds applications together',
  email_codes: 'hashes of codes, gone a day after they end',
  release_codes: 'hashes of codes sent to recipients, gone a day after they end',
  limit_counters: 'counters, gone a day after they end',
  house_secrets: 'keys of the house',
  payment_events: 'ids of messages from the payment provider',
  audit_chain: 'hashes over the record, which is in the export itself',
  audit_heads: 'hashes over the record, which is in the export itself',
};
