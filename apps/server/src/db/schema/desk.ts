import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, createdAt, id, moment } from './columns.ts';
import { companies, listings } from './companies.ts';
import { staff } from './people.ts';

/** Who works for which company, and as what. */
export const companyMembers = pgTable(
  'company_members',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    /** First sign-in after the invitation; until then the company sees the address, and the name that it wrote itself. */
    joinedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.companyId] }), index('company_members_company').on(t.companyId)],
);

/** Sign-ins at the desk. Nothing here opens an application, and no session of an applicant opens the desk. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    tokenHash: bytes().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('staff_sessions_token').on(t.tokenHash), index('staff_sessions_staff').on(t.staffId)],
);

/** One-time passwords of the desk, drawn for known and unknown addresses alike. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    id: id(),
    emailIndex: bytes().notNull(),
    codeHash: bytes().notNull(),
    guessesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_codes_email').on(t.emailIndex, t.createdAt)],
);

/** Logos that companies brought: drawn anew by us, so that nothing but pixels is left of them. */
export const companyLogos = pgTable(
  'company_logos',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    png: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_logos_company').on(t.companyId)],
);

/** Whom a company asked by e-mail to apply for a home. */
export const listingInvites = pgTable(
  'listing_invites',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    emailIndex: bytes().notNull(),
    /** Sealed { email }. */
    addressSealed: bytes().notNull(),
    language: text().notNull(),
    staffId: uuid().references(() => staff.id, { onDelete: 'set null' }),
    sentAt: createdAt(),
  },
  (t) => [
    uniqueIndex('listing_invites_once').on(t.listingId, t.emailIndex),
    index('listing_invites_staff').on(t.staffId),
  ],
);

/** What a company did about an applicant. Words come from fixed lists: there is no room for remarks about people. */
export const applicantActs = pgTable(
  'applicant_acts',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    staffId: uuid().references(() => staff.id, { onDelete: 'set null' }),
    /** request, decision, note. */
    kind: text().notNull(),
    /** Which paper was asked for, what was decided, what was noted. */
    code: text().notNull(),
    /** Of a decision: why, from the fixed list. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('applicant_acts_application').on(t.applicationId, t.createdAt),
    index('applicant_acts_staff').on(t.staffId),
  ],
);
