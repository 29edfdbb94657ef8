import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { listings } from './companies.ts';
import { users } from './people.ts';

/** People who apply together: the main applicant, co-applicants and guarantors share one household. */
export const households = pgTable('households', { id: id(), createdAt: createdAt() });

export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    householdId: uuid()
      .notNull()
      .references(() => households.id),
    listingId: uuid().references(() => listings.id),
    applicationType: text().notNull(),
    region: text().notNull(),
    applicantRole: text().notNull(),
    employmentStatus: text().notNull(),
    step: integer().notNull().default(0),
    stepRouter: text().notNull().default('sign-up'),
    /** Sealed answers of the intake steps, one object per step. */
    answersSealed: bytes(),
    /** Grows with every save, so that two tabs cannot overwrite each other unseen. */
    version: integer().notNull().default(0),
    /** When the person said that all papers are there (rapid applications). */
    uploadDoneAt: moment(),
    completedAt: moment(),
    /** A reviewer's word on who sees the report: hidden, released; null leaves it to the rule. */
    reportHold: text(),
    /** The person objects to sharing: nothing reaches anybody while this is set. */
    restrictedAt: moment(),
    /** When the person was told that the application is about to be erased. */
    warnedAt: moment(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('applications_user').on(t.userId, t.createdAt),
    index('applications_household').on(t.householdId),
    index('applications_listing').on(t.listingId, t.createdAt),
    index('applications_idle').on(t.updatedAt).where(sql`deleted_at is null`),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    codeHash: bytes().notNull(),
    /** The application from which the person was invited. */
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    emailIndex: bytes().notNull(),
    /** Sealed { fullname, email, relationship }. */
    detailsSealed: bytes().notNull(),
    /** When its link was first followed. */
    openedAt: moment(),
    /** When its person was last written to once more. */
    remindedAt: moment(),
    /** When the mail turned out not to reach its address; null again once another was written. */
    failedAt: moment(),
    acceptedApplicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    acceptedAt: moment(),
    revokedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invitations_code').on(t.codeHash),
    uniqueIndex('invitations_once').on(t.applicationId, t.emailIndex, t.role),
    index('invitations_email').on(t.emailIndex),
    index('invitations_accepted').on(t.acceptedApplicationId),
  ],
);

/** Continue-later links lead back to an application; opening one still asks for an e-mail code. */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: id(),
    tokenHash: bytes().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('resume_links_token').on(t.tokenHash), index('resume_links_application').on(t.applicationId)],
);
