import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { companies } from './companies.ts';

/** Where a company wants to be told of what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: jsonb().$type<string[]>().notNull(),
    secretSealed: bytes().notNull(),
    /** Deliveries in a row that were given up. */
    failures: integer().notNull().default(0),
    disabledAt: moment(),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_endpoints_company').on(t.companyId)],
);

/** One event on its way to one endpoint. Ids only: what an applicant wrote never travels in it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    data: jsonb().$type<Record<string, string | null>>().notNull(),
    /** waiting, delivered, failed. */
    status: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** HTTP status of the last answer; null where none came. */
    answer: integer(),
    /** Why the last attempt failed, as a word from a fixed list. */
    problem: text(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [index('webhook_deliveries_endpoint').on(t.endpointId, t.createdAt)],
);
