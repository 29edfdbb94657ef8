import { and, eq, isNull, lt } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { MOST_ATTEMPTS } from './begin-attempt.ts';
import { giveUp } from './give-up.ts';
import { parseDocument } from './parse-document.job.ts';
import { saying } from './verdict.ts';

/** A paper that waits this long has normally been read several times over. */
const STUCK_MS = 5 * 60_000;

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue'>;

async function waitingIds({ queue }: Needs): Promise<Set<string>> {
  const { rows } = await queue.boss
    .getDb()
    .executeSql(`select singleton_key as id from ${JOB_SCHEMA}.job where name = $1 and state < 'completed'`, [
      parseDocument.name,
    ]);
  return new Set(rows.map((row: { id: string }) => row.id));
}

/** Papers that are to be read and that nobody has the order to read: ordered again, or given up when that is hopeless. */
export async function freeStuckDocuments(house: Needs): Promise<number> {
  const before = new Date(house.clock.now().getTime() - STUCK_MS);
  const candidates = await house.database.orm
    .select({ id: documents.id, attempts: documents.attempts })
    .from(documents)
    .where(and(eq(documents.parseStatus, 'processing'), isNull(documents.deletedAt), lt(documents.createdAt, before)));
  const waiting = candidates.length > 0 ? await waitingIds(house) : new Set<string>();
  const stuck = candidates.filter(({ id }) => !waiting.has(id));
  for (const { id, attempts } of stuck) {
    if (attempts >= MOST_ATTEMPTS) await giveUp(house, id, saying('Uploads.Error.NotParsed'));
    else await house.queue.enqueue(parseDocument, { documentId: id });
  }
  return stuck.length;
}
