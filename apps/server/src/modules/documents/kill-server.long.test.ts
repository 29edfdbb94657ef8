import { setTimeout as delay } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Child, prepareChild, startChild } from '../../../test/child-process.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { heldClock } from '../../../test/held-clock.ts';
import { scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { silentLog as log } from '../../../test/silent-log.ts';
import { formBody, formHeaders } from '../../../test/uploads.ts';
import { readConfig } from '../../config/config.ts';
import { connectDatabase } from '../../db/connect.ts';
import { documents, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { seedDemo } from '../../db/seed/seed.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';
import { takeBackJobs } from '../../jobs/take-back-jobs.ts';
import { furnishHouse } from '../../open-house.ts';
import { jobHandlers } from '../jobs.ts';
import { sweepDocuments } from './sweep-documents.job.ts';

/** As many as fit into their time: on a busy machine a start alone takes seconds. */
const KILLS = Number(process.env.EVIDENCE_KILLS ?? 100);
const KILLING_MS = 8 * 60_000;
const SWEEP_APART_MS = 11 * 60_000;
const PATIENCE_MS = 10_000;
const BIG = 3 * 1024 * 1024;

const paper = (salt: string) =>
  Buffer.concat([
    scripted([{ kind: 'payslip', type: 'payslip', fields: { net: 1, period: '2026-10' } }], salt),
    // Large enough to be on its way for a while.
    Buffer.alloc(salt.endsWith('0') ? BIG : 0, 32),
  ]);

/** Uploads one paper after the other until the server is gone; those it answered for are acknowledged. */
async function uploadUntilDead(child: Child, life: number, acknowledged: Set<string>): Promise<void> {
  const { address, token } = (await child.hear('serving')) as unknown as { address: string; token: string };
  const url = `${address}/api/v1/other-documents/upload?application_id=${personas.giulia.applicationId}`;
  for (let number = 0; number < 100; number += 1) {
    const body = formBody(paper(`${life}/${number}`), { type: 'payslip', upload_key: `upload-${life}-${number}` });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...formHeaders, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    }).catch(() => null);
    if (!answer?.ok) return;
    const reply = (await answer.json().catch(() => null)) as { document_id?: string } | null;
    if (reply?.document_id) acknowledged.add(reply.document_id);
  }
}

/** Waits until something more was acknowledged, but not for ever: a server that answers nothing is killed as well. */
async function grownBeyond(acknowledged: ReadonlySet<string>, size: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (acknowledged.size <= size && Date.now() < end) await delay(10);
}

test('UPL-07 killed during uploads and during reading: nothing lost, nothing stuck, no orphan', async () => {
  const file = await prepareChild('serve-evidence');
  const original = await createTestDatabase();
  const { databaseUrl, dataDir } = original;
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  await seedDemo(await furnishHouse(config, original, { engine: scriptedEngine(), log: log as never }));
  await original.close();

  const acknowledged = new Set<string>();
  const end = Date.now() + KILLING_MS;
  let kills = 0;
  for (let life = 1; life <= KILLS && Date.now() < end; life += 1) {
    kills = life;
    const child = startChild(file, databaseUrl ? [dataDir, databaseUrl] : [dataDir]);
    const uploads = uploadUntilDead(child, life, acknowledged);
    await child.hear(life % 2 === 0 ? 'reading' : 'serving');
    // On a busy machine nothing would have been answered for by then; every third is killed all the same.
    if (life % 3 !== 0) await grownBeyond(acknowledged, acknowledged.size);
    await delay(Math.random() * 600);
    await child.kill();
    await uploads;
  }

  const database = await connectDatabase({ databaseUrl, dataDir, log });
  const clock = heldClock(new Date().toISOString());
  const house = await furnishHouse(config, database, { engine: scriptedEngine(), clock, log: log as never });
  await takeBackJobs(house.queue);
  const handlers = jobHandlers(house);
  const work = () => runDueJobs({ queue: house.queue, handlers, log, includeFuture: true });
  await work();
  for (let round = 0; round < 2; round += 1) {
    await house.queue.enqueue(sweepDocuments, {});
    await work();
    clock.advance(SWEEP_APART_MS);
  }

  const papers = await database.orm.select().from(documents).where(isNull(documents.deletedAt));
  const lost = [...acknowledged].filter((id) => !papers.some((one) => one.id === id));
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(papers.filter(({ parseStatus }) => parseStatus === 'processing')).toEqual([]);
  const rows = await database.orm.select({ key: files.storageKey }).from(files);
  const blobs: string[] = [];
  for await (const key of house.blobs.list()) blobs.push(key);
  expect(blobs.sort()).toEqual(rows.map(({ key }) => key).sort());
  const { rows: open } = await database.pool.query(
    `select name, state from ${JOB_SCHEMA}.job where state < 'completed' and name not like '%.dead'`,
  );
  expect(open).toEqual([]);
  process.stdout.write(`${kills} kills, ${acknowledged.size} uploads acknowledged, ${lost.length} lost\n`);
  await house.close();
  await original.drop();
}, 900_000);
