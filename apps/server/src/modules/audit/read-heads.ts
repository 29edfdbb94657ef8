import { asc } from 'drizzle-orm';
import { auditHeads } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { headMac } from './chain-head.ts';
import { notedHeads } from './head-file.ts';

export interface KnownHeads {
  /** Which hashes were noted for a link, in the database and beside it. */
  known: ReadonlyMap<number, Buffer[]>;
  last: number;
  /** The first head in the database that was not made with our key. */
  forged: number | null;
}

export async function readHeads(house: Pick<House, 'database' | 'vault' | 'config'>): Promise<KnownHeads> {
  const rows = await house.database.orm.select().from(auditHeads).orderBy(asc(auditHeads.seq));
  const forged = rows.find((row) => !headMac(house, row).equals(row.mac));
  const known = new Map<number, Buffer[]>();
  for (const { seq, hash } of [...rows, ...(await notedHeads(house))])
    known.set(seq, [...(known.get(seq) ?? []), hash]);
  let last = 0;
  for (const seq of known.keys()) last = Math.max(last, seq);
  return { known, last, forged: forged?.seq ?? null };
}
