import { desc, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { headMac } from './chain-head.ts';

export const PRUNED = 'audit.pruned';

export interface PrunedMark {
  through: number;
  hash: Buffer;
}

/** Where the record was last shortened by its own term. It counts only with our key: others cut off beginnings as well. */
export async function prunedMark(house: Pick<House, 'database' | 'vault'>): Promise<PrunedMark | null> {
  const [row] = await house.database.orm
    .select({ data: auditLog.data })
    .from(auditLog)
    .where(eq(auditLog.action, PRUNED))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const data = row?.data as { through?: unknown; hash?: unknown; mac?: unknown } | null | undefined;
  if (typeof data?.through !== 'number' || typeof data.hash !== 'string') return null;
  const mark = { through: data.through, hash: Buffer.from(data.hash, 'hex') };
  const mac = headMac(house, { seq: mark.through, hash: mark.hash });
  return mac.toString('hex') === data.mac ? mark : null;
}
