import { deadLetterQueueOf } from './define-job.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { payloadContext, type SealedPayload } from './payload.ts';
import type { Queue } from './queue.ts';

interface Resealer {
  isCurrent(sealed: Uint8Array): boolean;
  reseal(sealed: Uint8Array, context: string): Buffer;
}

/** Jobs that wait, and letters that lie dead, must still open when an old master key is gone. */
export async function resealWaitingJobs(queue: Queue, vault: Resealer): Promise<number> {
  const db = queue.boss.getDb();
  let changed = 0;
  for (const definition of queue.definitions) {
    const { rows } = await db.executeSql(
      `select id, name, data from ${JOB_SCHEMA}.job where name = any($1) and state < 'active'`,
      [[definition.name, deadLetterQueueOf(definition)]],
    );
    for (const { id, name, data } of rows as { id: string; name: string; data: SealedPayload }[]) {
      const sealed = Buffer.from(data.sealed, 'base64');
      if (vault.isCurrent(sealed)) continue;
      const fresh = vault.reseal(sealed, payloadContext(definition)).toString('base64');
      await db.executeSql(`update ${JOB_SCHEMA}.job set data = $1 where name = $2 and id = $3`, [
        { sealed: fresh },
        name,
        id,
      ]);
      changed++;
    }
  }
  return changed;
}
