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
      const [documentId] = papersMeant(finding).filter((id) => there.has(id));
      return documentId === undefined ? [] : [{ kind: 'doubt', documentId, rule: finding.rule }];
    });
  // Where a good paper of the same kind has come since, nobody need look at the file that would not open.
  const isReplaced = (type: string) => papers.some((one) => one.type === type && one.parseStatus === 'parsed');
  const unread = papers.flatMap(({ id, type, parseStatus }): Doubt[] =>
    parseStatus === 'failed' && !isReplaced(type) ? [{ kind: 'doubt', documentId: id, rule: null }] : [],
  );
  const proofs = papers.flatMap(({ id, type }): Doubt[] =>
    type === 'mortgage_doc' ? [{ kind: 'funds', documentId: id, rule: null }] : [],
  );
  return [...grave, ...unread, ...proofs];
}

/** Opens a case for each doubt that nobody has looked at. The same doubt about the same paper is asked once. */
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
  const fresh = doubts.filter(
    (doubt) => !known.some(({ documentId, rule }) => documentId === doubt.documentId && rule === doubt.rule),
  );
  if (fresh.length === 0) return;
  const dueAt = new Date(now.getTime() + REVIEW_ANSWER_MS);
  await tx.insert(reviewRequests).values(fresh.map((doubt) => ({ ...doubt, applicationId, createdAt: now, dueAt })));
}
