import { auditHeads } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { type ChainHead, chainHead, headMac } from './chain-head.ts';
import { noteHead } from './head-file.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config' | 'log'>;

/** Writes down where the record ends: under a key, in a file beside the data, and in the log. Null where nothing is new. */
export async function anchorAudit(house: Needs): Promise<ChainHead | null> {
  const head = await chainHead(house.database.orm);
  if (!head) return null;
  const at = house.clock.now();
  const added = await house.database.orm
    .insert(auditHeads)
    .values({ ...head, mac: headMac(house, head), at })
    .onConflictDoNothing()
    .returning({ seq: auditHeads.seq });
  if (added.length === 0) return null;
  await noteHead(house, at, head);
  house.log.info({ seq: head.seq, hash: head.hash.toString('hex') }, 'the record of acts ends here');
  return head;
}
