import type { Refusal } from '@vesta/domain/verification';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { standingReports } from '../report/stored-report.ts';
import type { CodeJudgement } from './judge-code.ts';

type Row = Pick<typeof reports.$inferSelect, 'id' | 'applicationId' | 'revokedAt' | 'generatedAt'>;

/** Why a report that was made here does not stand any more; null where it does. Its end is judged by its code. */
export async function fallenBecause(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  report: Row,
): Promise<Extract<Refusal, 'revoked' | 'superseded'> | null> {
  if (report.revokedAt !== null) return 'revoked';
  const standing = await standingReports(database.orm, report.applicationId, clock.now());
  return standing.some(({ id, generatedAt }) => id !== report.id && generatedAt > report.generatedAt)
    ? 'superseded'
    : null;
}

/** A genuine code whose report was withdrawn, replaced by a newer one, or erased, is not confirmed any more. */
export async function confirmStanding(
  house: Pick<House, 'database' | 'clock'>,
  judgement: CodeJudgement,
): Promise<CodeJudgement> {
  if (!judgement.certificate) return judgement;
  const [row] = await house.database.orm
    .select({
      id: reports.id,
      applicationId: reports.applicationId,
      revokedAt: reports.revokedAt,
      generatedAt: reports.generatedAt,
    })
    .from(reports)
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(reports.id, judgement.certificate.report_id), isNull(applications.deletedAt)));
  const refusal = row ? await fallenBecause(house, row) : 'revoked';
  return refusal === null ? judgement : { certificate: null, refusal };
}
