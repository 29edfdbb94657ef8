import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { auditHeadsFile } from '../../config/directories.ts';
import { auditChain, auditHeads, auditLog } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { anchorAudit } from './anchor-audit.ts';
import { notedHeads } from './head-file.ts';
import { pruneAudit } from './prune-audit.ts';
import { recordAct } from './record.ts';
import { verifyAudit } from './verify-audit.ts';

const DAY_MS = 86_400_000;
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const run = (statement: string) => t.database.pool.query(statement);
const act = (action: string, n = 0) =>
  recordAct(t.database.orm, t.clock.now(), {
    actorKind: 'applicant',
    actorId: personas.giulia.userId,
    action,
    applicationId: personas.giulia.applicationId,
    data: { n, text: 'ü', is: true, none: null },
  });
const fault = async () => (await verifyAudit(t.house)).fault;

/** Behind the back of the database's own guard, as somebody with every right to it could. */
const unlinked = async (statement: string) => {
  await run('alter table audit_log disable trigger audit_link');
  await run(statement);
  await run('alter table audit_log enable trigger audit_link');
};

beforeEach(async () => {
  await run('truncate audit_log, audit_chain, audit_heads restart identity');
  await rm(auditHeadsFile(t.house.config), { force: true });
  for (let n = 1; n <= 6; n += 1) await act('test.act', n);
});

describe('LAW-01 the record of acts', () => {
  test('is a chain that fits, also when many write at once and some take their act back', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inTransaction(t.database, async (tx) => {
          await recordAct(tx, t.clock.now(), { actorKind: 'system', actorId: null, action: 'test.busy' });
          if (n % 3 === 0) throw new Error('taken back');
        }).catch(() => undefined),
      ),
    );
    const { links, fault: none } = await verifyAudit(t.house);
    expect(none).toBeNull();
    expect(links).toBe(6 + 13);
    expect(await t.database.orm.select().from(auditLog)).toHaveLength(links);
  });

  test.each([
    ['altered', `update audit_log set action = 'test.other' where id = 3`, 3],
    ['moved in time', `update audit_log set at = at - interval '1 microsecond' where id = 2`, 2],
    ['altered in its data', `update audit_log set data = jsonb_set(data, '{n}', '7') where id = 5`, 5],
  ])('%s: the line is named', async (_how, statement, id) => {
    await run(statement);
    expect(await fault()).toEqual({ kind: 'altered or out of order', seq: id, auditId: id });
  });

  test('a deleted line is missed, with its link or without', async () => {
    await run('delete from audit_log where id = 4');
    expect(await fault()).toEqual({ kind: 'missing', seq: 4, auditId: 4 });
    await run('delete from audit_chain where audit_id = 4');
    expect(await fault()).toEqual({ kind: 'missing', seq: 4, auditId: null });
  });

  test('a line slipped in is found, with a link of its own or without', async () => {
    await unlinked(`insert into audit_log (actor_kind, action) values ('system', 'test.slipped')`);
    expect(await fault()).toEqual({ kind: 'not in the chain', seq: null, auditId: 7 });
    await run('update audit_chain set seq = -seq where seq > 3');
    await run(`insert into audit_chain values (4, 7, sha256('guess'))`);
    await run('update audit_chain set seq = 1 - seq where seq < 0');
    expect(await fault()).toEqual({ kind: 'altered or out of order', seq: 4, auditId: 7 });
  });

  test('lines that changed places do not fit', async () => {
    await run('update audit_chain set audit_id = -audit_id where seq in (2, 3)');
    await run('update audit_chain set audit_id = case seq when 2 then 3 else 2 end where seq in (2, 3)');
    expect(await fault()).toMatchObject({ kind: 'altered or out of order', seq: 2 });
  });

  test('a beginning that is cut off is noticed', async () => {
    await run('delete from audit_log where id <= 2');
    await run('delete from audit_chain where seq <= 2');
    expect(await fault()).toMatchObject({ kind: 'beginning cut off', seq: 3 });
  });

  test('an end that is cut off is noticed by the heads, in the database or beside it', async () => {
    await anchorAudit(t.house);
    await run('delete from audit_log where id > 4');
    await run('delete from audit_chain where seq > 4');
    expect(await fault()).toMatchObject({ kind: 'end cut off', seq: 5 });
    await t.database.orm.delete(auditHeads);
    expect(await fault()).toMatchObject({ kind: 'end cut off', seq: 5 });
    expect(t.logged.join('')).toContain('the record of acts ends here');
  });

  test('a chain that was counted anew, and a head that was made up, are noticed', async () => {
    await anchorAudit(t.house);
    await run(`update audit_log set action = 'test.other' where id = 6`);
    await run(`update audit_chain set hash = sha256((select hash from audit_chain where seq = 5) || convert_to((
      select jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor_id, action,
        application_id, subject_id, data)::text from audit_log where id = 6), 'UTF8')) where seq = 6`);
    expect(await fault()).toMatchObject({ kind: 'chain rewritten', seq: 6 });
    await run('update audit_heads set hash = (select hash from audit_chain where seq = 6)');
    expect(await fault()).toMatchObject({ kind: 'head forged', seq: 6 });
  });

  test('a head is noted once, under a key, and again only when something happened', async () => {
    expect(await anchorAudit(t.house)).toMatchObject({ seq: 6 });
    expect(await anchorAudit(t.house)).toBeNull();
    await act('test.more');
    expect(await anchorAudit(t.house)).toMatchObject({ seq: 7 });
    expect((await notedHeads(t.house)).at(-1)).toMatchObject({ seq: 7 });
    expect(await fault()).toBeNull();
  });

  test('it is shortened by its term, in batches, and still verifies from the mark on', async () => {
    t.clock.advance(400 * DAY_MS);
    await act('test.today');
    const before = new Date(t.clock.now().getTime() - 365 * DAY_MS);
    expect(await pruneAudit(t.house, before, 4)).toBe(6);
    expect(await t.database.orm.select().from(auditChain).orderBy(auditChain.seq).limit(1)).toMatchObject([{ seq: 7 }]);
    expect(await fault()).toBeNull();
    expect(await pruneAudit(t.house, before, 4)).toBe(0);
    await run(`update audit_log set data = jsonb_set(data, '{through}', '3') where action = 'audit.pruned'`);
    expect(await fault()).toMatchObject({ kind: 'beginning cut off' });
  });

  test('an empty record fits', async () => {
    await run('truncate audit_log, audit_chain, audit_heads restart identity');
    expect((await verifyAudit(t.house)).head).toBeNull();
  });
});
