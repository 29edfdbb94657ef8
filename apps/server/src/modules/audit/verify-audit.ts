import { createHash } from 'node:crypto';
import type { House } from '../../house.ts';
import { type PrunedMark, prunedMark } from './pruned-mark.ts';
import { readHeads } from './read-heads.ts';

type Needs = Pick<House, 'database' | 'vault' | 'config'>;

export type AuditFault =
  | 'altered or out of order'
  | 'missing'
  | 'not in the chain'
  | 'beginning cut off'
  | 'end cut off'
  | 'chain rewritten'
  | 'head forged';

export interface AuditVerdict {
  /** Links that were looked at. */
  links: number;
  head: { seq: number; hash: string } | null;
  /** The first that does not fit; null where all do. */
  fault: { kind: AuditFault; seq: number | null; auditId: number | null } | null;
}

interface Link {
  seq: number;
  auditId: number;
  hash: Buffer;
  /** Null where the line itself is gone. */
  text: string | null;
}

const BATCH = 2000;

/** Written out and not called from a function of the database: who changes lines could change that as well. */
const LINKS = `
  select c.seq::int8 as seq, c.audit_id as "auditId", c.hash,
         case when a.id is null then null else jsonb_build_array(
           a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actor_kind, a.actor_id, a.action,
           a.application_id, a.subject_id, a.data)::text end as text
    from audit_chain c left join audit_log a on a.id = c.audit_id
   where c.seq > $1 order by c.seq limit ${BATCH}`;

const UNLINKED = `select a.id from audit_log a
  where not exists (select 1 from audit_chain c where c.audit_id = a.id) order by a.id limit 1`;

async function* links({ database }: Needs): AsyncGenerator<Link> {
  for (let after = 0; ; ) {
    const { rows } = await database.pool.query(LINKS, [after]);
    for (const { seq, auditId, hash, text } of rows) yield { seq: Number(seq), auditId: Number(auditId), hash, text };
    if (rows.length < BATCH) return;
    after = Number(rows.at(-1)?.seq);
  }
}

const nextHash = (before: Buffer, text: string): Buffer => createHash('sha256').update(before).update(text).digest();

/** What stands before the first link that is kept; null where the beginning is missing without a mark that says why. */
const beginning = (first: Link, mark: PrunedMark | null): Buffer | null => {
  if (first.seq === 1) return Buffer.alloc(0);
  return mark && mark.through === first.seq - 1 ? mark.hash : null;
};

/** Walks the record from its beginning and names the first line that does not fit. */
export async function verifyAudit(house: Needs): Promise<AuditVerdict> {
  const heads = await readHeads(house);
  const mark = await prunedMark(house);
  let before: { seq: number; hash: Buffer } | null = null;
  let count = 0;
  const verdict = (kind: AuditFault | null, seq: number | null = null, auditId: number | null = null) => ({
    links: count,
    head: before && { seq: before.seq, hash: before.hash.toString('hex') },
    fault: kind && { kind, seq, auditId },
  });
  if (heads.forged !== null) return verdict('head forged', heads.forged);
  for await (const link of links(house)) {
    const start: Buffer | null = before ? before.hash : beginning(link, mark);
    if (!start) return verdict('beginning cut off', link.seq, link.auditId);
    if (before && link.seq !== before.seq + 1) return verdict('missing', before.seq + 1);
    if (link.text === null) return verdict('missing', link.seq, link.auditId);
    if (!nextHash(start, link.text).equals(link.hash))
      return verdict('altered or out of order', link.seq, link.auditId);
    const noted = heads.known.get(link.seq);
    if (noted?.some((hash) => !hash.equals(link.hash))) return verdict('chain rewritten', link.seq, link.auditId);
    before = { seq: link.seq, hash: link.hash };
    count += 1;
  }
  if (heads.last > (before?.seq ?? 0)) return verdict('end cut off', (before?.seq ?? 0) + 1);
  const { rows } = await house.database.pool.query<{ id: string }>(UNLINKED);
  return rows[0] ? verdict('not in the chain', null, Number(rows[0].id)) : verdict(null);
}
