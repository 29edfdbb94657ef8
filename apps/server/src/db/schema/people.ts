import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';

/** One person, known by one e-mail address. The address is found by its blind index; what is readable stays sealed. */
export const users = pgTable(
  'users',
  {
    id: id(),
    emailIndex: bytes().notNull(),
    /** Sealed { first_name, last_name, email, mobile }. */
    profileSealed: bytes().notNull(),
    language: text().notNull(),
    emailVerifiedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_email').on(t.emailIndex)],
);

/** People who work with Vesta: those of the house, and those of companies. They sign in at the desk by e-mail code. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    emailIndex: bytes().notNull(),
    /** Sealed { name, email }. */
    profileSealed: bytes().notNull(),
    /** Role in the house; null for those who work for a company alone. */
    role: text(),
    disabledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('staff_email').on(t.emailIndex)],
);

/** A bearer token is kept as its hash only: a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytes().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId)],
);

/** E-mail codes: six digits, one use, few guesses. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    emailIndex: bytes().notNull(),
    purpose: text().notNull(),
    codeHash: bytes().notNull(),
    guessesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('email_codes_email').on(t.emailIndex, t.createdAt)],
);

/** What a person agreed to, in which wording, and when: the proof that a consent existed. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    granted: boolean().notNull(),
    textVersion: text().notNull(),
    language: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('consents_user').on(t.userId)],
);
