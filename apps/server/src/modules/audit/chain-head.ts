import { desc } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { auditChain } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AUDIT_HEAD } from '../../lib/vault/contexts.ts';

export interface ChainHead {
  seq: number;
  hash: Buffer;
}

/** The newest link; null while nothing was ever recorded. */
export async function chainHead(db: Orm | Transaction): Promise<ChainHead | null> {
  const [head] = await db
    .select({ seq: auditChain.seq, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.seq))
    .limit(1);
  return head ?? null;
}

/** Whoever can write to the database can count hashes anew; without this key they cannot say so. */
export const headMac = ({ vault }: Pick<House, 'vault'>, { seq, hash }: ChainHead): Buffer =>
  vault.blindIndex(`${seq}:${hash.toString('hex')}`, AUDIT_HEAD);
