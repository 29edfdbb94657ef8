import { and, eq, isNull } from 'drizzle-orm';
import { applications, reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { CodeJudgement } from './judge-code.ts';

/** A genuine code whose report was withdrawn, or erased with its application, is not confirmed any more. */
export async function confirmStanding(
  { database }: Pick<House, 'database'>,
  judgement: CodeJudgement,
): Promise<CodeJudgement> {
  if (!judgement.certificate) return judgement;
  const [standing] = await database.orm
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(
      and(eq(reports.id, judgement.certificate.report_id), isNull(reports.revokedAt), isNull(applications.deletedAt)),
    );
  return standing ? judgement : { certificate: null, refusal: 'revoked' };
}
