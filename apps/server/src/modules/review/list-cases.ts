import {
  CASE_HELD_MS,
  CASES_PER_PAGE,
  type CaseCounts,
  type CasesAnswer,
  type CaseView,
  MOST_COUNTED,
} from '@vesta/domain/desk/review';
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { applications, documents, reviewRequests } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { type CaseWithPlace, toCaseLines } from './case-lines.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

const open = isNull(reviewRequests.answeredAt);
const living = isNull(applications.deletedAt);

const inView = (view: CaseView, staffId: string, now: Date): SQL | undefined => {
  if (view === 'open') return open;
  if (view === 'done') return isNotNull(reviewRequests.answeredAt);
  const held = gt(reviewRequests.assignedAt, new Date(now.getTime() - CASE_HELD_MS));
  return and(open, eq(reviewRequests.assignedTo, staffId), held);
};

const rowsIn = ({ database }: Needs) =>
  database.orm
    .select({
      case: reviewRequests,
      applicationType: applications.applicationType,
      region: applications.region,
      documentType: documents.type,
    })
    .from(reviewRequests)
    .innerJoin(applications, eq(applications.id, reviewRequests.applicationId))
    .leftJoin(documents, eq(documents.id, reviewRequests.documentId));

/** Cases go with their application, so those that are there need not be held against it. */
async function caseCountsOf({ database, clock }: Needs, staffId: string): Promise<CaseCounts> {
  const count = (view: CaseView) => {
    const some = database.orm
      .select({ id: reviewRequests.id })
      .from(reviewRequests)
      .where(inView(view, staffId, clock.now()))
      .limit(MOST_COUNTED)
      .as(view);
    return database.orm.$count(some);
  };
  const [open, mine, done] = await Promise.all([count('open'), count('mine'), count('done')]);
  return { open, mine, done };
}

/** Those that wait, the longest waiting first; those that are done, the newest first. A page at a time. */
export async function listCases(
  house: Needs,
  staffId: string,
  { view, after }: { view: CaseView; after: string | null },
): Promise<CasesAnswer> {
  const isDone = view === 'done';
  const at = isDone ? reviewRequests.answeredAt : reviewRequests.createdAt;
  const [moment, id] = after?.split('~') ?? [];
  const from = new Date(moment ?? '');
  const beyond =
    id === undefined || Number.isNaN(from.getTime())
      ? undefined
      : isDone
        ? sql`(${at}, ${reviewRequests.id}) < (${from.toISOString()}::timestamptz, ${id}::text::uuid)`
        : sql`(${at}, ${reviewRequests.id}) > (${from.toISOString()}::timestamptz, ${id}::text::uuid)`;
  const rows: CaseWithPlace[] = await rowsIn(house)
    .where(and(living, inView(view, staffId, house.clock.now()), beyond))
    .orderBy(isDone ? desc(at) : asc(at), isDone ? desc(reviewRequests.id) : asc(reviewRequests.id))
    .limit(CASES_PER_PAGE + 1);
  const page = rows.slice(0, CASES_PER_PAGE);
  const last = rows.length > CASES_PER_PAGE ? page.at(-1)?.case : undefined;
  const lastAt = isDone ? last?.answeredAt : last?.createdAt;
  return {
    success: true,
    cases: await toCaseLines(house, staffId, page),
    counts: await caseCountsOf(house, staffId),
    next: last && lastAt ? `${lastAt.toISOString()}~${last.id}` : null,
  };
}
