import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';

/** A landlord, agency or lender whose name and colours the applicant sees. */
export const companies = pgTable('companies', {
  id: id(),
  name: text().notNull(),
  tagline: text(),
  url: text(),
  /** Path or address of the logo; null shows the company's name instead. */
  logo: text(),
  visualPrimaryColor: text(),
  visualSecondaryColor: text(),
  visualBackgroundColor: text(),
  visualHeaderColor: text(),
  /** Where released reports go; null where the company reads them at the desk alone. */
  reportEmail: text(),
  /** Grows with every save, so that two people cannot overwrite each other unseen. */
  version: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const listings = pgTable(
  'listings',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    title: text().notNull(),
    place: text().notNull(),
    /** What a person wants to know before applying: size, floor, lift. */
    summary: text(),
    region: text().notNull(),
    applicationType: text().notNull().default('rent'),
    /** The rent of a flat, in Germany with heating and charges, or the price of a property; null when not published. */
    amountCents: integer(),
    /** What heating, water and the house cost a month: in Germany part of the amount, in Italy beside it. */
    chargesCents: integer(),
    /** viewing, wish, chosen: how far the letting has come, which decides what may be seen of applicants. */
    stage: text().notNull().default('wish'),
    /** Where reports about this home go instead of the company's own address. */
    reportEmail: text(),
    availableFrom: text(),
    lanPays: boolean().notNull().default(false),
    version: integer().notNull().default(0),
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('listings_company').on(t.companyId, t.createdAt)],
);

/** A partner signs entry links with its own key; keys are replaced by adding a newer one and revoking the old. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    label: text().notNull(),
    secretSealed: bytes().notNull(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('partner_keys_company').on(t.companyId)],
);
