import { REVIEW_ANSWER_MS } from '@vesta/domain/my-data/forms';
import type { Finding } from '@vesta/engine/checks/finding';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { documents, reviewRequests } from '../../db/schema/index.ts';
import { papersMeant } from '../documents/say-findings.ts';

interface Doubt {
  kind: 'doubt' | 'funds';
  documentId: string;
  rule: string | null;
  /** All papers that it is about: what was asked of one of them was asked. */
  about: readonly string[];
}

/** Of a report, what the machine must not leave at its own word: grave findings, papers it failed on, proofs of funds. */
export function doubtsIn(
  findings: readonly Finding[],
  papers: readonly { id: string; type: string; parseStatus: string }[],
): Doubt[] {
  const there = new Set(papers.map(({ id }) => id));
  const grave = findings
    .filter(({ outcome, level }) => outcome === 'failed' && level === 'critical')
    .flatMap((finding): Doubt[] => {
      const about = papersMeant(finding).filter((id) => there.has(id));
      const [documentId] = about;
      return documentId === undefined ? [] : [{ kind: 'doubt', documentId, rule: finding.rule, about }];
    });
  // Where a good paper of the same kind has come since, nobody need look at the file that would not open.
  const isReplaced = (type: string) => papers.some((one) => one.type === type && one.parseStatus === 'parsed');
  const unread = papers.flatMap(({ id, type, parseStatus }): Doubt[] =>
    parseStatus === 'failed' && !isReplaced(type) ? [{ kind: 'doubt', documentId: id, rule: null, about: [id] }] : [],
  );
  const proofs = papers.flatMap(({ id, type }): Doubt[] =>
    type === 'mortgage_doc' ? [{ kind: 'funds', documentId: id, rule: null, about: [id] }] : [],
  );
  return [...grave, ...unread, ...proofs];
}

interface Asked {
  documentId: string | null;
  rule: string | null;
}

/** The doubts of which nobody has asked yet, neither the machine nor the person: who explained a gap has asked of it. */
export const unasked = (doubts: readonly Doubt[], asked: readonly Asked[]): Doubt[] =>
  doubts.filter(
    ({ rule, about }) => !asked.some((one) => one.rule === rule && about.some((paper) => paper === one.documentId)),
  );

/** Opens a case for each doubt that nobody has looked at. The same doubt about the same papers is asked once. */
export async function openDoubts(
  tx: Transaction,
  now: Date,
  applicationId: string,
  findings: readonly Finding[],
): Promise<void> {
  const papers = await tx
    .select({
      id: documents.id,
      type: documents.type,
      parseStatus: documents.parseStatus,
      deletedAt: documents.deletedAt,
    })
    .from(documents)
    .where(eq(documents.applicationId, applicationId));
  const doubts = doubtsIn(
    findings,
    papers.filter(({ deletedAt }) => deletedAt === null),
  );
  if (doubts.length === 0) return;
  const known = await tx
    .select({ documentId: reviewRequests.documentId, rule: reviewRequests.rule })
    .from(reviewRequests)
    .where(eq(reviewRequests.applicationId, applicationId));
  const fresh = unasked(doubts, known).map(({ about: _, ...doubt }) => doubt);
  if (fresh.length === 0) return;
  const dueAt = new Date(now.getTime() + REVIEW_ANSWER_MS);
  await tx.insert(reviewRequests).values(fresh.map((doubt) => ({ ...doubt, applicationId, createdAt: now, dueAt })));
}
