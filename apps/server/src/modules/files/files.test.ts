import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { filesDirectory } from '../../config/directories.ts';
import { auditLog, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { loadAccess } from '../access/load-access.ts';
import { storeFile } from './store-file.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

async function store(body: Buffer) {
  const token = await t.signIn('giulia');
  const access = await loadAccess(t.house, { token, applicationId: personas.giulia.applicationId });
  if (!access?.application) throw new Error('no access');
  return storeFile(
    t.house,
    { ...access, application: access.application },
    { body: Readable.from([body]), contentType: 'application/pdf' },
  );
}

async function bytesOnDisk(): Promise<Buffer> {
  const directory = filesDirectory(t.house.config);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(entries.filter((e) => e.isFile()).map((e) => readFile(join(e.parentPath, e.name)))),
  );
}

test('a stored file is unreadable on disk, comes back whole to its owner, and the look is recorded', async () => {
  const paper = Buffer.from(`%PDF-1.7 ${'Netto 1.842,00 EUR '.repeat(5000)}`);
  const { id, sizeBytes } = await store(paper);
  expect(sizeBytes).toBe(paper.length);
  expect((await bytesOnDisk()).includes('Netto')).toBe(false);
  const answer = await t.as('giulia', { method: 'GET', url: `/api/v1/files/${id}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(paper)).toBe(true);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-disposition']).toBe('inline; filename="Vesta.pdf"');
  const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(acts.map((act) => act.action).sort()).toEqual(['file.stored', 'file.viewed']);
  const [row] = await t.database.orm.select().from(files).where(eq(files.id, id));
  expect(row?.sha256).toHaveLength(32);
});

test('FLOW-08 another person’s file is not readable, not even with an own application', async () => {
  const { id } = await store(Buffer.from('private'));
  const other = await t.as('lena', { method: 'GET', url: `/api/v1/files/${id}` });
  expect([other.statusCode, other.json().success]).toEqual([401, false]);
  const stranger = await t.app.inject({ method: 'GET', url: `/api/v1/files/${id}` });
  expect(stranger.statusCode).toBe(401);
});

test('UPL-02 one byte over the limit is refused and leaves nothing behind', async () => {
  const before = (await bytesOnDisk()).length;
  await expect(store(Buffer.alloc(MAX_UPLOAD_BYTES + 1))).rejects.toThrow();
  expect((await bytesOnDisk()).length).toBe(before);
});

test('a browser may open an own file in a new tab with its cookie, and nothing else with it', async () => {
  const { id } = await store(Buffer.from('private'));
  const cookie = `other=1; vesta_session=${await t.signIn('giulia')}`;
  const query = { application_id: personas.giulia.applicationId };
  const file = await t.app.inject({ method: 'GET', url: `/api/v1/files/${id}`, headers: { cookie }, query });
  expect([file.statusCode, file.body]).toEqual([200, 'private']);
  const state = await t.app.inject({ method: 'GET', url: '/api/v1/state/', headers: { cookie }, query });
  expect(state.statusCode).toBe(401);
});
