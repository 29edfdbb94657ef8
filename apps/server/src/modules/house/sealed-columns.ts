import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  bankConsents,
  declarations,
  documents,
  files,
  houseSecrets,
  invitations,
  listingInvites,
  partnerKeys,
  reportReleases,
  reports,
  reviewRequests,
  staff,
  users,
  webhookEndpoints,
} from '../../db/schema/index.ts';
import * as contexts from '../../lib/vault/contexts.ts';

export interface SealedColumn {
  table: PgTable;
  key: PgColumn;
  column: PgColumn;
  field: string;
  /** Null: the file storage knows. A secret of the house is sealed under its own name. */
  context: string | ((key: string) => string) | null;
}

/** Every column that holds a sealed value. A file's own key is sealed by the file storage, which knows its context. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: users, key: users.id, column: users.profileSealed, field: 'profileSealed', context: contexts.USER_PROFILE },
  { table: staff, key: staff.id, column: staff.profileSealed, field: 'profileSealed', context: contexts.STAFF_PROFILE },
  {
    table: applications,
    key: applications.id,
    column: applications.answersSealed,
    field: 'answersSealed',
    context: contexts.APPLICATION_ANSWERS,
  },
  {
    table: invitations,
    key: invitations.id,
    column: invitations.detailsSealed,
    field: 'detailsSealed',
    context: contexts.INVITATION_DETAILS,
  },
  {
    table: declarations,
    key: declarations.id,
    column: declarations.signatureSealed,
    field: 'signatureSealed',
    context: contexts.DECLARATION_SIGNATURE,
  },
  {
    table: partnerKeys,
    key: partnerKeys.id,
    column: partnerKeys.secretSealed,
    field: 'secretSealed',
    context: contexts.PARTNER_SECRET,
  },
  {
    table: houseSecrets,
    key: houseSecrets.name,
    column: houseSecrets.sealed,
    field: 'sealed',
    context: (name) => name,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.labelSealed,
    field: 'labelSealed',
    context: contexts.DOCUMENT_LABEL,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.messageDataSealed,
    field: 'messageDataSealed',
    context: contexts.DOCUMENT_VERDICT,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.inspectionSealed,
    field: 'inspectionSealed',
    context: contexts.DOCUMENT_INSPECTION,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.correctionsSealed,
    field: 'correctionsSealed',
    context: contexts.DOCUMENT_CORRECTIONS,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.explanationSealed,
    field: 'explanationSealed',
    context: contexts.DOCUMENT_EXPLANATIONS,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.bankSealed,
    field: 'bankSealed',
    context: contexts.DOCUMENT_BANK,
  },
  {
    table: bankConsents,
    key: bankConsents.id,
    column: bankConsents.bankSealed,
    field: 'bankSealed',
    context: contexts.CONSENT_BANK,
  },
  {
    table: bankConsents,
    key: bankConsents.id,
    column: bankConsents.secretSealed,
    field: 'secretSealed',
    context: contexts.BANK_SECRET,
  },
  {
    table: bankConsents,
    key: bankConsents.id,
    column: bankConsents.leftOutSealed,
    field: 'leftOutSealed',
    context: contexts.BANK_LEFT_OUT,
  },
  {
    table: reports,
    key: reports.id,
    column: reports.modelSealed,
    field: 'modelSealed',
    context: contexts.REPORT_MODEL,
  },
  {
    table: reportReleases,
    key: reportReleases.id,
    column: reportReleases.recipientSealed,
    field: 'recipientSealed',
    context: contexts.RELEASE_RECIPIENT,
  },
  {
    table: documents,
    key: documents.id,
    column: documents.reviewedSealed,
    field: 'reviewedSealed',
    context: contexts.DOCUMENT_REVIEWED,
  },
  {
    table: listingInvites,
    key: listingInvites.id,
    column: listingInvites.addressSealed,
    field: 'addressSealed',
    context: contexts.LISTING_INVITE,
  },
  {
    table: webhookEndpoints,
    key: webhookEndpoints.id,
    column: webhookEndpoints.secretSealed,
    field: 'secretSealed',
    context: contexts.WEBHOOK_SECRET,
  },
  {
    table: reviewRequests,
    key: reviewRequests.id,
    column: reviewRequests.wordsSealed,
    field: 'wordsSealed',
    context: contexts.REVIEW_WORDS,
  },
  { table: files, key: files.id, column: files.wrappedKey, field: 'wrappedKey', context: null },
];
