import { tallyOf } from '@vesta/domain/report/checks-tally';
import type { Report } from '@vesta/domain/report/report';
import { tellOnce } from '@vesta/domain/report/tell-once';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { REPORT_MODEL } from '../../lib/vault/contexts.ts';
import type { HouseholdThen } from './kept-household.ts';

/** A report as it was made. */
export interface StoredReport {
  readonly id: string;
  readonly applicationId: string;
  readonly report: Report;
  /** Whom it was made with; absent in reports that were kept without, and where nobody else counts. */
  readonly household?: HouseholdThen;
  readonly generatedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

type Row = typeof reports.$inferSelect;

/** Reports whose tally was kept without what is only noted, or not at all, are counted when they are opened. */
const withTally = (report: Report): Report => {
  const checks = tellOnce(report.checks);
  const kept: Partial<Report['checks_tally']> | undefined = report.checks_tally;
  return kept?.noted !== undefined ? report : { ...report, checks, checks_tally: tallyOf(checks) };
};

/** The household lies beside the report's own fields, where whoever knows nothing of it reads over it. */
export const sealReport = (
  { vault }: Pick<House, 'vault'>,
  report: Report,
  household: HouseholdThen | null = null,
): Buffer => vault.sealJson({ ...report, ...(household && { household_then: household }) }, REPORT_MODEL);

export const openReport = ({ vault }: Pick<House, 'vault'>, row: Row): StoredReport => {
  const kept = vault.openJson<Report & { household_then?: HouseholdThen }>(row.modelSealed, REPORT_MODEL);
  const { household_then: household, ...report } = kept;
  return {
    id: row.id,
    applicationId: row.applicationId,
    report: withTally(report),
    ...(household && { household }),
    generatedAt: row.generatedAt,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
  };
};

export const isStanding = ({ revokedAt, expiresAt }: Pick<StoredReport, 'revokedAt' | 'expiresAt'>, now: Date) =>
  revokedAt === null && expiresAt > now;

/** Reports of one application that are valid now, newest first. */
export const standingReports = (db: Orm | Transaction, applicationId: string, now: Date): Promise<Row[]> =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.applicationId, applicationId), isNull(reports.revokedAt), gt(reports.expiresAt, now)))
    .orderBy(desc(reports.generatedAt), desc(reports.createdAt));
