import type { UploadFormat } from '@vesta/domain/documents/formats';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';

/** One paper of the same person that waits already weighs as much as the dearest kind of paper, and a little more. */
const PER_WAITING = 4;
/** A paper that could not be read has usually cost the whole of its time; the next one of the same person is for later. */
const PER_FAILURE = 8;
const MOST_FAILURES = 5;

const LARGE_BYTES = 2 * 1024 * 1024;

interface Weighed {
  readonly format: UploadFormat;
  readonly sizeBytes: number;
}

/** Letters in pixels take seconds where those of a PDF take a blink. */
const costOf = ({ format, sizeBytes }: Weighed): number =>
  (format === 'pdf' ? 0 : 2) + (sizeBytes > LARGE_BYTES ? 1 : 0);

export const rankOf = ({ waiting, failed, ...paper }: Weighed & { waiting: number; failed: number }): number =>
  -(waiting * PER_WAITING + Math.min(failed, MOST_FAILURES) * PER_FAILURE + costOf(paper));

/**
 * When a paper is read, higher first. The first paper of anybody comes before the second of anybody else, so that no
 * one fills the line; cheap ones come before dear ones, and last those of whoever handed in what cannot be read.
 */
export async function rankInLine(tx: Transaction, applicationId: string, paper: Weighed): Promise<number> {
  const here = and(
    eq(documents.applicationId, applicationId),
    isNull(documents.deletedAt),
    isNotNull(documents.fileId),
  );
  const [counted] = await tx
    .select({
      waiting: count(sql`case when ${documents.parseStatus} = 'processing' then 1 end`),
      failed: count(sql`case when ${documents.parseStatus} = 'failed' then 1 end`),
    })
    .from(documents)
    .where(here);
  return rankOf({ waiting: counted?.waiting ?? 0, failed: counted?.failed ?? 0, ...paper });
}
