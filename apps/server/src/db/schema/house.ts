import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';

/** An encrypted file. The bytes lie in the file storage; without its wrapped key they are noise. */
export const files = pgTable(
  'files',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    storageKey: text().notNull(),
    wrappedKey: bytes().notNull(),
    sha256: bytes().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    contentType: text().notNull(),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('files_application').on(t.applicationId)],
);

/** Who did or saw what, and when. Rows are only ever added; `data` never holds document content. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    actorKind: text().notNull(),
    actorId: uuid(),
    action: text().notNull(),
    applicationId: uuid(),
    subjectId: uuid(),
    data: jsonb(),
  },
  (t) => [index('audit_log_application').on(t.applicationId, t.at)],
);

/**
 * One link per line of the record, in the order of commits: the hash of the line and of the link before it. The database
 * adds it by itself when a line is committed (see the migration), so that no path into the table can forget to.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    auditId: bigint({ mode: 'number' }).notNull(),
    hash: bytes().notNull(),
  },
  (t) => [uniqueIndex('audit_chain_audit').on(t.auditId)],
);

/** Where the chain ended at some moment, under a key that the database does not know. */
export const auditHeads = pgTable('audit_heads', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  hash: bytes().notNull(),
  mac: bytes().notNull(),
  at: createdAt(),
});

/** Counters of limits that must hold over all processes: codes, mails, sign-ups. */
export const limitCounters = pgTable('limit_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment().notNull(),
});

/** Secrets of the house itself, sealed under the master key (for example the key of the blind indexes). */
export const houseSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  sealed: bytes().notNull(),
  createdAt: createdAt(),
});
