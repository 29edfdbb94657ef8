import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { diagnose } from './diagnose.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const now = { clock: { now: () => new Date() } };
const wrong = async (changed: object) =>
  (await diagnose({ ...t.house, ...now, ...changed }))
    .filter(({ ok }) => !ok)
    .map(({ what, found }) => `${what}: ${found}`);

test('a house in order has nothing wrong', async () => {
  expect(await wrong({})).toEqual([]);
});

test.each([
  ['file storage', 'blobs'],
  ['mail', 'mail'],
])('a %s that does not answer is named, without what its driver says', async (what, part) => {
  const away = { ping: () => Promise.reject(new Error('secret@host refused')) };
  expect(await wrong({ [part]: away })).toEqual([`${what}: does not answer`]);
});

test('a clock that went astray is named', async () => {
  const clock = { now: () => new Date(Date.now() - 3_600_000) };
  expect(await wrong({ clock })).toEqual([expect.stringMatching(/^clock: 3600 s apart/)]);
});

test('work that nobody takes up, and work that was given up, is named; the command fails then', async () => {
  await t.database.pool.query(
    `insert into ${JOB_SCHEMA}.job (name, start_after) values ('send-mail', now() - interval '1 hour'), ('send-mail.dead', now())`,
  );
  expect(await wrong({})).toEqual([
    expect.stringMatching(/^queue: 1 × send-mail given up, send-mail waits for 36\d\d s$/),
  ]);
  const { status, text } = await runAdmin({ ...t.house, ...now }, 'doctor', []);
  expect(status).toBe(1);
  expect(text).toContain('WRONG queue');
  expect(text).toContain('vesta jobs dead');
});
