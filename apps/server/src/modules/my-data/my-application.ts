import type { CaseDecision, CaseReason } from '@vesta/domain/desk/review';
import type { Language } from '@vesta/domain/languages';
import type { MyApplication } from '@vesta/domain/my-data/my-data';
import { retentionSchedule } from '@vesta/domain/retention/schedule';
import { openStepBefore } from '@vesta/domain/workflow/open-step';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { and, desc, eq, isNull, max, or } from 'drizzle-orm';
import { documents, reports, reviewRequests } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { listReleases } from '../release/list-releases.ts';
import { openReport } from '../report/stored-report.ts';
import { loadProgress } from '../workflow/load-progress.ts';
import { openWords } from './file-review.ts';
import { looksAt } from './looks-at.ts';
import type { Owned } from './own-applications.ts';

const DAY_MS = 86_400_000;
type Needs = Pick<House, 'database' | 'vault'>;

async function reviewsOf(house: Needs, applicationId: string): Promise<MyApplication['reviews']> {
  const rows = await house.database.orm
    .select({ request: reviewRequests, type: documents.type })
    .from(reviewRequests)
    .leftJoin(documents, eq(documents.id, reviewRequests.documentId))
    // What they asked, and what was wanted from them; a doubt of the machine that came to nothing is no news.
    .where(
      and(
        eq(reviewRequests.applicationId, applicationId),
        or(eq(reviewRequests.kind, 'asked'), eq(reviewRequests.decision, 'ask')),
      ),
    )
    .orderBy(desc(reviewRequests.createdAt));
  return rows.map(({ request: row, type }) => ({
    id: row.id,
    document_id: row.documentId,
    document_type: type,
    rule: row.rule,
    words: openWords(house, row.wordsSealed),
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    decision: row.decision as CaseDecision | null,
    reason: row.reason as CaseReason | null,
  }));
}

/** A check that several papers failed is told once each; one that passed gives nothing to contest. */
async function contestableOf(house: Needs, applicationId: string): Promise<MyApplication['contestable']> {
  const [row] = await house.database.orm
    .select()
    .from(reports)
    .where(eq(reports.applicationId, applicationId))
    .orderBy(desc(reports.generatedAt), desc(reports.createdAt))
    .limit(1);
  if (!row) return [];
  const { report } = openReport(house, row);
  return report.checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ rule, papers: [key] }) => {
      const paper = report.evidence.find((one) => one.key === key);
      return { rule, document_id: paper?.document_id ?? null, document_type: paper?.type ?? null };
    });
}

/** What the retention schedule counts from; see the rule of the nightly job. */
async function countedFrom({ database }: Needs, { application: { id }, updatedAt }: Owned) {
  const [paper] = await database.orm
    .select({ at: max(documents.createdAt) })
    .from(documents)
    .where(eq(documents.applicationId, id));
  const [report] = await database.orm
    .select({ at: max(reports.generatedAt) })
    .from(reports)
    .where(eq(reports.applicationId, id));
  const signs = [paper?.at, report?.at ?? updatedAt].map((at) => at?.getTime() ?? 0);
  return { from: Math.max(...signs), hasReport: Boolean(report?.at) };
}

/** One application as its owner sees it on the page of their data. */
export async function myApplication(house: Needs, owned: Owned, language: Language): Promise<MyApplication> {
  const { application } = owned;
  const workflow = workflowFor(application);
  const progress = await loadProgress(house, application, language);
  const open = openStepBefore(workflow, 'result', progress, application);
  const releases = await listReleases(house, application);
  const { from, hasReport } = await countedFrom(house, owned);
  return {
    id: application.id,
    application_type: application.applicationType,
    region: application.region,
    flat: owned.flat,
    created_at: owned.createdAt.toISOString(),
    open_step: open?.router ?? null,
    has_report: hasReport,
    erased_on: new Date(from + retentionSchedule.applications.days * DAY_MS).toISOString(),
    restricted_at: owned.restrictedAt?.toISOString() ?? null,
    papers: await house.database.orm.$count(
      documents,
      and(eq(documents.applicationId, application.id), isNull(documents.deletedAt)),
    ),
    releases,
    looks: await looksAt(house, application.id, releases),
    contestable: await contestableOf(house, application.id),
    reviews: await reviewsOf(house, application.id),
  };
}
