import { idEndOf, reportNumber } from '@vesta/domain/report-number';
import type { NumberVerdict } from '@vesta/domain/verification';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { applications, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { fallenBecause } from './confirm-standing.ts';

const unknown: NumberVerdict = {
  success: true,
  state: 'unknown',
  report_number: null,
  created_at: null,
  valid_until: null,
};

/**
 * How the report with this number stands. Numbers are short enough to be guessed, so the answer names nobody: whose
 * report it is, the paper and its seal tell.
 */
export async function lookUpNumber(house: Pick<House, 'database' | 'clock'>, number: string): Promise<NumberVerdict> {
  const end = idEndOf(number);
  if (end === null) return unknown;
  const [row] = await house.database.orm
    .select({
      id: reports.id,
      applicationId: reports.applicationId,
      revokedAt: reports.revokedAt,
      generatedAt: reports.generatedAt,
      expiresAt: reports.expiresAt,
    })
    .from(reports)
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(sql`right(${reports.id}::text, 10)`, end), isNull(applications.deletedAt)))
    .limit(1);
  if (!row) return unknown;
  const fallen = await fallenBecause(house, row);
  return {
    success: true,
    state: row.expiresAt <= house.clock.now() ? 'expired' : (fallen ?? 'valid'),
    report_number: reportNumber(row.id),
    created_at: row.generatedAt.toISOString(),
    valid_until: row.expiresAt.toISOString(),
  };
}
