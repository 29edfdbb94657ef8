import { mayInHouse } from '@vesta/domain/desk/permissions';
import type { ReportHold, ReviewCase } from '@vesta/domain/desk/review';
import { isFundSource } from '@vesta/domain/mortgage/vocabulary';
import { reportNumber } from '@vesta/domain/report-number';
import { and, asc, desc, eq, isNull, like, or, sql } from 'drizzle-orm';
import { applications, auditLog, documents, reports, reviewRequests } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { openAnswers } from '../applications/answers.ts';
import type { StaffAccess } from '../desk/staff.ts';
import { openReading } from '../documents/stored-reading.ts';
import { openVerdict } from '../documents/verdict.ts';
import { openWords } from '../my-data/file-review.ts';
import { staffNames, toCaseLines } from './case-lines.ts';
import { findCase } from './find-case.ts';
import { type CaseRow, holderOf } from './held.ts';
import { periodOf } from './period-of.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

async function papersOf({ database, vault }: Needs, applicationId: string): Promise<ReviewCase['papers']> {
  const rows = await database.orm
    .select({
      id: documents.id,
      type: documents.type,
      source: documents.source,
      parseStatus: documents.parseStatus,
      sealed: documents.messageDataSealed,
      inspectionSealed: documents.inspectionSealed,
    })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  return rows.map(({ id, type, source, parseStatus, sealed, inspectionSealed }) => {
    const { recognised } = openVerdict({ vault }, sealed);
    return {
      id,
      type,
      document_type: recognised?.document_type ?? null,
      period: inspectionSealed ? periodOf(openReading({ vault }, inspectionSealed).paper.readings) : null,
      sides: recognised?.sides ?? [],
      is_read: parseStatus === 'parsed',
      is_feed: source !== 'upload',
    };
  });
}

/** What happened to it at the desk, oldest first. */
async function historyOf(house: Needs, { id, applicationId }: CaseRow): Promise<ReviewCase['history']> {
  const rows = await house.database.orm
    .select({ at: auditLog.at, action: auditLog.action, actorKind: auditLog.actorKind, actorId: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.applicationId, applicationId),
        or(
          and(like(auditLog.action, 'review.%'), eq(auditLog.subjectId, id)),
          eq(auditLog.action, 'review.report-held'),
        ),
      ),
    )
    .orderBy(asc(auditLog.at), asc(auditLog.id));
  const names = await staffNames(
    house,
    rows.map(({ actorKind, actorId }) => (actorKind === 'staff' ? actorId : null)),
  );
  return rows.map(({ at, action, actorId }) => ({
    at: at.toISOString(),
    action,
    by: actorId === null ? null : (names.get(actorId) ?? null),
  }));
}

/** Where it stands among those that wait, and what lies before and behind it. */
async function placeOf({ database }: Needs, { id, createdAt }: CaseRow): Promise<ReviewCase['place']> {
  const waiting = isNull(reviewRequests.answeredAt);
  // As one pair, so that the index of the queue leads to it.
  const [own, here] = [
    sql`(${reviewRequests.createdAt}, ${reviewRequests.id})`,
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
  ];
  const [earlier, later] = [sql`${own} < ${here}`, sql`${own} > ${here}`];
  const cases = () => database.orm.select({ id: reviewRequests.id }).from(reviewRequests);
  const [previous] = await cases()
    .where(and(waiting, earlier))
    .orderBy(desc(reviewRequests.createdAt), desc(reviewRequests.id))
    .limit(1);
  const [next] = await cases()
    .where(and(waiting, later))
    .orderBy(asc(reviewRequests.createdAt), asc(reviewRequests.id))
    .limit(1);
  const before = await database.orm.$count(reviewRequests, and(waiting, earlier));
  const all = await database.orm.$count(reviewRequests, waiting);
  return {
    at: before + 1,
    of: all,
    previous: previous?.id ?? null,
    next: next?.id ?? null,
  };
}

/** One case with everything that a reviewer needs to decide about it. Who the person is stands on the papers alone. */
export async function readCase(house: Needs, { staff }: StaffAccess, id: string): Promise<ReviewCase> {
  const row = await findCase(house.database.orm, id);
  const [place] = await house.database.orm
    .select({
      applicationType: applications.applicationType,
      region: applications.region,
      answersSealed: applications.answersSealed,
      hold: applications.reportHold,
      documentType: documents.type,
    })
    .from(applications)
    .leftJoin(documents, row.documentId ? eq(documents.id, row.documentId) : sql`false`)
    .where(eq(applications.id, row.applicationId));
  if (!place) throw new Error('a case without an application');
  const [report] = await house.database.orm
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.applicationId, row.applicationId), isNull(reports.revokedAt)))
    .orderBy(desc(reports.generatedAt))
    .limit(1);
  const [line] = await toCaseLines(house, staff.id, [{ case: row, ...place }]);
  if (!line) throw new Error('a case without a line');
  const sources = openAnswers(house, place.answersSealed).mortgage_info?.sources_of_fund ?? [];
  return {
    ...line,
    words: openWords(house, row.wordsSealed),
    report_number: report ? reportNumber(report.id) : null,
    document_id: row.documentId,
    papers: await papersOf(house, row.applicationId),
    fund_sources: row.kind === 'funds' ? sources.map(({ source }) => source) : [],
    fund_source: isFundSource(row.fundSource) ? row.fundSource : null,
    report_hold: place.hold as ReportHold | null,
    may_act:
      row.answeredAt === null &&
      holderOf(row, house.clock.now()) === staff.id &&
      mayInHouse(staff.houseRole, 'review.decide'),
    may_open_files: mayInHouse(staff.houseRole, 'review.files'),
    history: await historyOf(house, row),
    place: await placeOf(house, row),
  };
}
