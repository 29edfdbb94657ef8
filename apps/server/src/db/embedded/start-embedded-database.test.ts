import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { connectDatabase } from '../connect.ts';
import type { Database } from '../database.ts';
import { createPool, EMBEDDED_POOL } from '../pool.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

let folder: string;
let database: Database | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vesta-embedded-'));
});
afterEach(async () => {
  await database?.close();
  database = null;
  await rm(folder, { recursive: true, force: true });
});

const open = async (dataDir: string) => {
  database = await connectDatabase({ databaseUrl: null, dataDir, log: silentLog });
  return database;
};

test('what is written into a new data directory is there the next time', async () => {
  const first = await open(folder);
  await first.pool.query('create table note (body text)');
  await first.pool.query("insert into note values ('kept')");
  await first.close();
  const second = await open(folder);
  expect((await second.pool.query('select body from note')).rows).toEqual([{ body: 'kept' }]);
});

test('an idle database does not hold what it would need only under load', async () => {
  const opened = await open(folder);
  expect((await opened.pool.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }]);
});

test('a data directory with a very long name works', async () => {
  const opened = await open(path.join(folder, 'a'.repeat(80), 'b'.repeat(80)));
  await opened.ping();
});

// Protocol 3.0, then a parameter without an end: the database ends itself over it.
const DEADLY_GREETING = [0, 0, 0, 12, 0, 3, 0, 0, 65, 65, 65, 65];
// A message of a type that does not exist: the database turns in a circle over it.
const DEADLY_MESSAGE = [0x7a, 0, 0, 0, 4];

test.each([DEADLY_GREETING, DEADLY_MESSAGE])('when the database breaks down it is started again', async (...bytes) => {
  const log = { ...silentLog, error: vi.fn() };
  const embedded = await startEmbeddedDatabase({ directory: folder, log, patienceMs: 4_000 });
  const pool = createPool({ ...embedded.connection, ...EMBEDDED_POOL }, silentLog);
  await pool.query('create table note (body text)');
  const socket = net.connect(path.join(folder, '.s.PGSQL.5432'));
  socket.on('error', () => {}).resume();
  socket.write(Buffer.from(bytes));
  await once(socket, 'close');
  const count = () =>
    pool.query('select count(*)::int as n from note').then(
      ({ rows }) => rows[0].n,
      () => null,
    );
  await expect.poll(count).toBe(0);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('started again'));
  await pool.end();
  await embedded.stop();
});

test('a database that has nothing to do is left in peace', async () => {
  const log = { ...silentLog, error: vi.fn() };
  const patienceMs = 2_000;
  const embedded = await startEmbeddedDatabase({ directory: folder, log, patienceMs });
  await new Promise((resolve) => setTimeout(resolve, 3 * patienceMs));
  expect(log.error).not.toHaveBeenCalled();
  await embedded.stop();
});
