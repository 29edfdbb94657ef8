import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import { and, isNull, lt, notExists, sql } from 'drizzle-orm';
import { applications, documents, reports } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import { recordAct } from '../audit/record.ts';
import { announce } from '../webhooks/announce.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

type Needs = Pick<House, 'database' | 'clock' | 'files' | 'queue'>;

/** Applications in which nothing was said, handed in or reported for as long as evidence is kept. */
async function oldOnes({ database, clock }: Needs): Promise<{ id: string }[]> {
  const before = new Date(clock.now().getTime() - EVIDENCE_RETENTION_DAYS * DAY_MS);
  const since = (table: typeof documents | typeof reports) =>
    notExists(
      database.orm
        .select({ one: sql`1` })
        .from(table)
        .where(and(sql`${table.applicationId} = ${applications.id}`, sql`${table.createdAt} >= ${before}`)),
    );
  return database.orm
    .select({ id: applications.id })
    .from(applications)
    .where(and(isNull(applications.deletedAt), lt(applications.updatedAt, before), since(documents), since(reports)))
    .limit(BATCH);
}

/** Erases them one by one, each with its own line in the record. Answers how many went. */
export async function eraseOldApplications(house: Needs): Promise<number> {
  let erased = 0;
  for (let old = await oldOnes(house); old.length > 0; old = await oldOnes(house)) {
    for (const { id } of old) {
      const now = house.clock.now();
      const stored = await inTransaction(house.database, async (tx) => {
        const files = await eraseApplication(tx, id, now);
        await recordAct(tx, now, {
          actorKind: 'system',
          actorId: null,
          action: 'application.retention-ended',
          applicationId: id,
        });
        if (files) await announce(house, tx, 'application.deleted', id);
        return files ?? [];
      });
      await Promise.allSettled(stored.map((file) => house.files.delete(file)));
      erased += 1;
    }
  }
  return erased;
}
