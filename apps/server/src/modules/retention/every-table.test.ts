import type { RetentionClass } from '@vesta/domain/retention/schedule';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { retentionRules } from './rules/index.ts';

type End =
  /** Rows go by a rule of the schedule. */
  | { readonly by: RetentionClass }
  /** Rows go together with those of another table. */
  | { readonly with: string }
  /** Rows go after three months by the desk's own clean-up (`desk/house/forget-old.test.ts`). */
  | 'desk'
  /** As many as there are companies, people at the desk and homes, or one: somebody put each there by hand. */
  | 'few';

/** How the rows of each table come to an end. Without one a table would grow for ever. */
const ends: Readonly<Record<string, End>> = {
  applicant_acts: { with: 'applications' },
  applications: { by: 'shells' },
  audit_chain: { by: 'audit' },
  audit_heads: { by: 'audit' },
  audit_log: { by: 'audit' },
  bank_consents: { with: 'applications' },
  companies: 'few',
  company_logos: 'few',
  company_members: 'few',
  consents: { by: 'consent-proof' },
  declarations: { with: 'applications' },
  documents: { with: 'applications' },
  email_codes: { by: 'codes' },
  files: { with: 'applications' },
  house_secrets: 'few',
  household_releases: { with: 'applications' },
  households: { by: 'shells' },
  invitations: { with: 'applications' },
  limit_counters: { by: 'limits' },
  listing_invites: 'desk',
  listings: 'few',
  partner_entries: { by: 'partner-entries' },
  partner_keys: 'few',
  payment_events: { by: 'payment-events' },
  payments: { with: 'applications' },
  person_requests: { by: 'person-requests' },
  receipts: { with: 'payments' },
  release_codes: { by: 'codes' },
  report_files: { with: 'reports' },
  report_releases: { with: 'reports' },
  report_views: { with: 'report_releases' },
  reports: { with: 'applications' },
  resume_links: { by: 'links' },
  review_requests: { with: 'applications' },
  sandbox_checkouts: { with: 'applications' },
  sessions: { by: 'sessions' },
  staff: 'few',
  staff_codes: 'desk',
  staff_sessions: 'desk',
  upload_handovers: { by: 'links' },
  users: { by: 'shells' },
  webhook_deliveries: 'desk',
  webhook_endpoints: 'few',
};

const tables = Object.values(schema as Record<string, unknown>)
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => getTableConfig(table));

test('LAW-01 no table grows for ever: the rows of each have an end', () => {
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(ends).sort());
});

test('LAW-01 rows that go with others are tied to them in the database', () => {
  const tiedTo = (name: string): string[] =>
    tables
      .filter((table) => table.name === name)
      .flatMap(({ foreignKeys }) => foreignKeys)
      .filter(({ onDelete }) => onDelete === 'cascade')
      .map((key) => getTableConfig(key.reference().foreignTable).name);
  const loose = Object.entries(ends).filter(
    ([name, end]) => typeof end === 'object' && 'with' in end && !tiedTo(name).includes(end.with),
  );
  expect(loose).toEqual([]);
});

test('LAW-01 each rule that ends a table runs every night', () => {
  const known = new Set<string>(retentionRules.map(({ name }) => name));
  const missing = Object.values(ends).filter((end) => typeof end === 'object' && 'by' in end && !known.has(end.by));
  expect(missing).toEqual([]);
});
