import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { files } from './house.ts';
import { users } from './people.ts';

/** What a person declared to be true, in which wording, when and under which name: a simple signature. */
export const declarations = pgTable(
  'declarations',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** confirmation, questionnaire, mortgage. */
    kind: text().notNull(),
    textVersion: text().notNull(),
    language: text().notNull(),
    /** Sealed { name, date } as they stood on the screen. */
    signatureSealed: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('declarations_application').on(t.applicationId, t.createdAt), index('declarations_user').on(t.userId)],
);

/** One checkout session of one application. An application is paid when one of its sessions is. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** stripe or sandbox. */
    provider: text().notNull(),
    sessionId: text().notNull(),
    /** open, complete, expired. */
    status: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    refundedCents: integer().notNull().default(0),
    /** The provider's name of the money movement, once there is one. */
    paymentReference: text(),
    paidAt: moment(),
    expiresAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payments_session').on(t.provider, t.sessionId),
    index('payments_application').on(t.applicationId, t.createdAt),
  ],
);

/** Every event a provider sent, once: what arrives again is known and has no effect. */
export const paymentEvents = pgTable('payment_events', {
  /** Provider and its id of the event. */
  id: text().primaryKey(),
  type: text().notNull(),
  /** What came of it: applied, repeated, ignored, unknown. */
  outcome: text().notNull(),
  data: jsonb(),
  receivedAt: createdAt(),
});

/** The far side of the built-in sandbox: what a card payment provider would keep about a checkout. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    /** Who asks twice with the same key gets the same checkout. */
    idempotencyKey: text().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** open, complete, expired. */
    status: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    paymentReference: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sandbox_checkouts_key').on(t.idempotencyKey),
    index('sandbox_checkouts_application').on(t.applicationId),
  ],
);

/** Numbered without gaps within a year; one per payment. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    number: integer().notNull(),
    language: text().notNull(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('receipts_payment').on(t.paymentId),
    uniqueIndex('receipts_number').on(t.year, t.number),
    index('receipts_file').on(t.fileId),
  ],
);
