import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { files } from './house.ts';
import { users } from './people.ts';

/** A paper that an applicant handed in, or that a bank connection delivered, and what was read from it. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null only when the bytes were refused at the door and none were kept. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** national_id, bank_statement, payslip, work_contract, fiscal_doc, cud, other, mortgage_doc. */
    type: text().notNull(),
    /** upload, or the bank connection that delivered it. */
    source: text().notNull().default('upload'),
    /** Sealed { name, description }: file names tell more than one thinks. */
    labelSealed: bytes().notNull(),
    idType: text(),
    selectedIdsCombination: text(),
    /** Sealed { abi, name } of the bank that the person chose, or that the paper named. */
    bankSealed: bytes(),
    /** Written by earlier versions in the open; sealed and emptied at the next start. */
    bankAbi: text(),
    bankName: text(),
    bankIsNotInList: boolean().notNull().default(false),
    /** processing, parsed, failed. */
    parseStatus: text().notNull().default('processing'),
    /** Text key of why it failed or was refused; null when nothing is wrong. */
    messageKey: text(),
    /** Values for that text, sealed: they may quote the paper. */
    messageDataSealed: bytes(),
    isBlocker: boolean().notNull().default(false),
    /** Sealed result of the engine: readings, findings, transactions. */
    inspectionSealed: bytes(),
    /** Sealed values that the applicant corrected, beside what was read. */
    correctionsSealed: bytes(),
    /** Sealed values that a reviewer put in the place of what was read; what was read stays beside them. */
    reviewedSealed: bytes(),
    /** Sealed words of the applicant to the reviewer about failed checks. */
    explanationSealed: bytes(),
    /** The hand-over whose phone brought it; null for what its owner handed in. */
    handoverId: uuid(),
    /** The same press of the same button counts once. */
    uploadKey: text(),
    sha256: bytes(),
    /** Blind indexes of what may meet another application: the words of the paper, the number on it. */
    textIndex: bytes(),
    numberIndex: bytes(),
    /** How often reading it was begun, whatever became of it. */
    attempts: integer().notNull().default(0),
    /** How often its reader ended early by its own doing. */
    mishaps: integer().notNull().default(0),
    parsedAt: moment(),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('documents_application').on(t.applicationId, t.createdAt),
    uniqueIndex('documents_upload_key')
      .on(t.applicationId, t.uploadKey)
      .where(sql`upload_key is not null and deleted_at is null`),
    index('documents_file').on(t.fileId),
    index('documents_sha256').on(t.sha256),
    index('documents_text').on(t.textIndex),
    index('documents_number').on(t.numberIndex),
  ],
);

/** A hand-over from desktop to phone: whoever scans the code may add papers to one application, for a while. */
export const uploadHandovers = pgTable(
  'upload_handovers',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    /** The kind of paper that was asked for when the code was made; what the phone sees of others it has brought itself. */
    type: text(),
    sessionId: uuid(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('upload_handovers_token').on(t.tokenHash),
    index('upload_handovers_application').on(t.applicationId),
  ],
);

/** What a person asked a bank to show us, once. The row outlives its secrets, which go as soon as they were used. */
export const bankConsents = pgTable(
  'bank_consents',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the bank lets people agree. */
    authType: text().notNull(),
    /** Sealed { institution, abi, name }: the provider's name of the bank, and ours. */
    bankSealed: bytes(),
    /** Written by earlier versions in the open; sealed and emptied at the next start. */
    institutionId: text(),
    bankAbi: text(),
    bankName: text(),
    /** The hand-over whose phone began it. */
    handoverId: uuid(),
    /** What the provider knows the person by: made for this row, and not to be guessed. */
    applicationUserId: text().notNull(),
    providerConsentId: text(),
    /** pending, then pre-authorised or authorised, at last fetched or failed. */
    status: text().notNull(),
    /** Text key of what went wrong. */
    errorKey: text(),
    /** Sealed { token, handle, psu, methods }; null once it was used, failed or came too late. */
    secretSealed: bytes(),
    /** How often the provider did not know. */
    unknownPolls: integer().notNull().default(0),
    /** When the way that is open now was begun; two ways lead to some banks. */
    startedAt: moment().notNull(),
    fetchStartedAt: moment(),
    /** What came and is not counted: plain numbers and names of accounts, sealed. */
    leftOutSealed: bytes(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** When the provider was told that it is over. */
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bank_consents_user').on(t.applicationUserId),
    index('bank_consents_application').on(t.applicationId, t.createdAt),
    index('bank_consents_person').on(t.userId),
    index('bank_consents_open').on(t.expiresAt).where(sql`ended_at is null`),
  ],
);
