import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { files } from './house.ts';

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
    /** Sealed words of the applicant to the reviewer about failed checks. */
    explanationSealed: bytes(),
    /** The same press of the same button counts once. */
    uploadKey: text(),
    sha256: bytes(),
    /** Blind indexes of what may meet another application: the words of the paper, the number on it. */
    textIndex: bytes(),
    numberIndex: bytes(),
    attempts: integer().notNull().default(0),
    parsedAt: moment(),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('documents_application').on(t.applicationId, t.createdAt),
    uniqueIndex('documents_upload_key')
      .on(t.applicationId, t.uploadKey)
      .where(sql`upload_key is not null and deleted_at is null`),
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
    sessionId: uuid(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('upload_handovers_token').on(t.tokenHash)],
);
