import { eq, gte, inArray, lt, lte, min } from 'drizzle-orm';
import { auditChain, auditHeads, auditLog } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { chainHead, headMac } from './chain-head.ts';
import { PRUNED } from './pruned-mark.ts';
import { recordAct } from './record.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

/** The newest link that may go: everything up to it is older than the term. The last link of all stays. */
async function lastToGo({ database }: Needs, before: Date): Promise<number | null> {
  const head = await chainHead(database.orm);
  const [kept] = await database.orm
    .select({ seq: min(auditChain.seq) })
    .from(auditChain)
    .innerJoin(auditLog, eq(auditLog.id, auditChain.auditId))
    .where(gte(auditLog.at, before));
  if (!head) return null;
  return Math.min(kept?.seq ?? head.seq, head.seq) - 1;
}

/** Shortens the record at its old end, some lines at a time, and leaves a mark from which it can still be verified. */
export async function pruneAudit(house: Needs, before: Date, batch = 1000): Promise<number> {
  const until = await lastToGo(house, before);
  let gone = 0;
  for (let more = until !== null && until > 0; more; ) {
    const removed = await inTransaction(house.database, async (tx) => {
      const links = await tx
        .select()
        .from(auditChain)
        .where(lte(auditChain.seq, until ?? 0))
        .orderBy(auditChain.seq)
        .limit(batch)
        .for('update', { skipLocked: true });
      const last = links.at(-1);
      if (!last) return 0;
      await tx.delete(auditLog).where(
        inArray(
          auditLog.id,
          links.map(({ auditId }) => auditId),
        ),
      );
      await tx.delete(auditChain).where(
        inArray(
          auditChain.seq,
          links.map(({ seq }) => seq),
        ),
      );
      await tx.delete(auditHeads).where(lt(auditHeads.seq, last.seq));
      const mark = { seq: last.seq, hash: last.hash };
      await recordAct(tx, house.clock.now(), {
        actorKind: 'system',
        actorId: null,
        action: PRUNED,
        data: { through: last.seq, hash: last.hash.toString('hex'), mac: headMac(house, mark).toString('hex') },
      });
      return links.length;
    });
    gone += removed;
    more = removed === batch;
  }
  return gone;
}
