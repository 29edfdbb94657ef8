import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { silentLog as log } from '../../../test/silent-log.ts';
import { formBody, formHeaders, readPapers, upload } from '../../../test/uploads.ts';
import { documents, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';
import { jobHandlers } from '../jobs.ts';
import { MOST_ATTEMPTS } from './begin-attempt.ts';
import { sweepDocuments } from './sweep-documents.job.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const MINUTE_MS = 60_000;
const slip = (salt: string) =>
  scripted([{ kind: 'payslip', type: 'payslip', fields: { net: 1, period: '2026-10' } }], salt);
const blobs = async () => {
  const keys: string[] = [];
  for await (const key of t.house.blobs.list()) keys.push(key);
  return keys;
};

test('bytes without a row go, but not before they had time to get one; others stay', async () => {
  const handlers = jobHandlers(t.house);
  const sweep = async () => {
    await t.house.queue.enqueue(sweepDocuments, {});
    await runDueJobs({ queue: t.house.queue, handlers, log });
  };
  await upload(t, slip('kept'));
  const orphan = await t.house.files.write(Readable.from([randomBytes(2000)]), { maxBytes: 5000 });
  await sweep();
  t.clock.advance(5 * MINUTE_MS);
  await sweep();
  expect(await blobs()).toContain(orphan.storageKey);
  t.clock.advance(6 * MINUTE_MS);
  await sweep();
  const [row] = await t.database.orm.select().from(files);
  expect(await blobs()).toEqual([row?.storageKey]);
});

test('a paper whose order to read was lost is read after all; a hopeless one is given up with an error', async () => {
  const ids = [];
  for (const salt of ['lost', 'hopeless']) ids.push((await upload(t, slip(salt))).json().document_id as string);
  const [lost = '', hopeless = ''] = ids;
  await t.database.pool.query(`delete from ${JOB_SCHEMA}.job where name = 'parse-document'`);
  await t.database.orm.update(documents).set({ attempts: MOST_ATTEMPTS }).where(eq(documents.id, hopeless));
  t.clock.advance(6 * MINUTE_MS);
  await t.house.queue.enqueue(sweepDocuments, {});
  await runDueJobs({ queue: t.house.queue, handlers: jobHandlers(t.house), log });
  await readPapers(t);
  const list = (await t.as('giulia', { method: 'GET', url: '/api/v1/other-documents/list' })).json();
  const record = (id: string) => list.uploadedOtherDocuments.find((one: { id: string }) => one.id === id);
  expect(record(lost)).toMatchObject({ isParsed: true, hasError: false });
  expect(record(hopeless)).toMatchObject({ isParsed: true, hasError: true, message_key: 'Uploads.Error.NotParsed' });
});

test('an upload cut short leaves nothing: no row, no bytes', async () => {
  const before = (await blobs()).length;
  const papers = (await t.database.orm.select().from(documents)).length;
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const token = await t.signIn('giulia');
  const body = formBody(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_000_000, 32)]), { type: 'payslip' });
  const head = [
    `POST /api/v1/other-documents/upload?application_id=${personas.giulia.applicationId} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${formHeaders['content-type']}`,
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(head);
  await new Promise<void>((resolve) => socket.write(body.subarray(0, Math.floor(body.length * 0.9)), () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  await expect.poll(() => t.logged.some((line) => line.includes('the form broke off'))).toBe(true);
  expect((await blobs()).length).toBe(before);
  expect((await t.database.orm.select().from(documents)).length).toBe(papers);
});
