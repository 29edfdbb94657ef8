import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { documents } from './evidence.ts';
import { staff } from './people.ts';

/**
 * A case for a person who looks: about one check, one paper, or the application as a whole. `asked` brings the words of
 * an applicant; the house opens the others itself, where it must not decide alone.
 */
export const reviewRequests = pgTable(
  'review_requests',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    documentId: uuid().references(() => documents.id, { onDelete: 'cascade' }),
    /** The rule that is contested; null where the words are about more than one. */
    rule: text(),
    /** asked, doubt, funds. */
    kind: text().notNull().default('asked'),
    /** What the applicant wrote; null where the house asks. */
    wordsSealed: bytes(),
    createdAt: createdAt(),
    dueAt: moment().notNull(),
    /** Who has it on the desk, and since when; after a while somebody else may take it. */
    assignedTo: uuid().references(() => staff.id, { onDelete: 'set null' }),
    assignedAt: moment(),
    /** passed, failed, inconclusive, ask. */
    decision: text(),
    /** From the catalogue of reasons. */
    reason: text(),
    /** Which source of own funds a proof shows. */
    fundSource: text(),
    answeredBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
    answeredAt: moment(),
  },
  (t) => [
    index('review_requests_application').on(t.applicationId, t.createdAt),
    index('review_requests_document').on(t.documentId),
    index('review_requests_assigned').on(t.assignedTo),
    index('review_requests_answered_by').on(t.answeredBy),
    // The queue: what waits, the longest waiting first, and what is done, the newest first.
    index('review_requests_waiting').on(t.createdAt, t.id).where(sql`answered_at is null`),
    index('review_requests_done').on(t.answeredAt, t.id).where(sql`answered_at is not null`),
  ],
);

/**
 * What a person asked for under data protection law, and by when it must be answered. It names nobody: the id leads to a
 * row of `users` only as long as the person is known.
 */
export const personRequests = pgTable(
  'person_requests',
  {
    id: id(),
    userId: uuid(),
    /** access, erasure, correction, restriction, objection. */
    kind: text().notNull(),
    /** self-service, or other: by letter, mail or telephone. */
    channel: text().notNull(),
    receivedAt: createdAt(),
    dueAt: moment().notNull(),
    doneAt: moment(),
    /** done, refused, withdrawn. */
    outcome: text(),
  },
  (t) => [
    index('person_requests_user').on(t.userId),
    index('person_requests_open').on(t.dueAt).where(sql`done_at is null`),
  ],
);
