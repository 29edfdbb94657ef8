import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { files } from './house.ts';

/** A report as it was made. It never changes; new evidence makes a new one. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** rent, rapid, mortgage. */
    kind: text().notNull(),
    /** Version of the constants and formulas that made it. */
    modelVersion: text().notNull(),
    /** Digest of all inputs: the same evidence makes the same report, and is not made twice. */
    inputsDigest: bytes().notNull(),
    modelSealed: bytes().notNull(),
    generatedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('reports_application').on(t.applicationId, t.createdAt),
    index('reports_generated').on(t.generatedAt),
    // People type the number of a report, which is the end of its id.
    index('reports_number').on(sql`right(${t.id}::text, 10)`),
    uniqueIndex('reports_inputs').on(t.applicationId, t.inputsDigest),
  ],
);

/** A PDF of a report: for one person or over the household, in one language. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** single or aggregated. */
    scope: text().notNull(),
    language: text().notNull(),
    /** waiting, ready, failed. */
    status: text().notNull().default('waiting'),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    readyAt: moment(),
  },
  (t) => [
    uniqueIndex('report_files_once').on(t.reportId, t.scope, t.language),
    index('report_files_file').on(t.fileId),
  ],
);

/** The applicant lets somebody see a report. Nothing is sent without such a row. */
export const reportReleases = pgTable(
  'report_releases',
  {
    id: id(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** listing or person. */
    recipientKind: text().notNull(),
    /** Sealed { name, email }. */
    recipientSealed: bytes().notNull(),
    recipientIndex: bytes().notNull(),
    language: text().notNull(),
    /** link or attachment. */
    delivery: text().notNull(),
    tokenHash: bytes().notNull(),
    withHousehold: boolean().notNull().default(false),
    /** E-mail, telephone and address go along. */
    withContact: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Opens nothing until the applicant lets it go on. */
    pausedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('report_releases_token').on(t.tokenHash), index('report_releases_report').on(t.reportId)],
);

/** Somebody of a household lets the others count their figures; whoever has no such row that stands is named and no more. */
export const householdReleases = pgTable(
  'household_releases',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('household_releases_standing').on(t.applicationId).where(sql`${t.revokedAt} is null`),
    index('household_releases_application').on(t.applicationId, t.createdAt),
  ],
);

/** Every look of a recipient at a released report. */
export const reportViews = pgTable(
  'report_views',
  {
    id: id(),
    releaseId: uuid()
      .notNull()
      .references(() => reportReleases.id, { onDelete: 'cascade' }),
    /** page, pdf. */
    what: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('report_views_release').on(t.releaseId, t.at)],
);

/** Second factors of recipients: a code to their address, few guesses. */
export const releaseCodes = pgTable(
  'release_codes',
  {
    id: id(),
    releaseId: uuid()
      .notNull()
      .references(() => reportReleases.id, { onDelete: 'cascade' }),
    codeHash: bytes().notNull(),
    guessesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('release_codes_release').on(t.releaseId, t.createdAt)],
);

/** Partner links that were used: each lets one person in, once. */
export const partnerEntries = pgTable(
  'partner_entries',
  {
    /** Digest of the signed link. */
    digest: bytes().primaryKey(),
    partnerKeyId: uuid().notNull(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    usedAt: createdAt(),
  },
  (t) => [index('partner_entries_application').on(t.applicationId)],
);
