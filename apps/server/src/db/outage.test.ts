import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../test/postgres-server.ts';
import { silentLog } from '../../test/silent-log.ts';
import { connectDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { inTransaction } from './transaction.ts';

const onServer = inject('testDatabase').kind === 'postgres';
const log = { ...silentLog, warn: vi.fn() };
let server: PostgresServer;
let database: Database;

beforeAll(async () => {
  if (!onServer) return;
  server = await startPostgresServer();
  database = await connectDatabase({ databaseUrl: server.url('postgres'), dataDir: '', log });
});
afterAll(async () => {
  if (!onServer) return;
  await database.close();
  await server.remove();
});

test.runIf(onServer)('the server goes away and comes back, and the pool recovers without a restart', async () => {
  let stop: Promise<void> = Promise.resolve();
  const interrupted = inTransaction(database, async (tx) => {
    await tx.execute(sql`create table note (body text)`);
    stop = server.stop();
    await stop;
    await tx.execute(sql`insert into note values ('never')`);
  });
  await expect(interrupted).rejects.toBeInstanceOf(DatabaseUnavailableError);

  const asked = performance.now();
  await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(database.orm.execute(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(inTransaction(database, async () => {})).rejects.toBeInstanceOf(DatabaseUnavailableError);
  // One that waited for a connection would take five seconds each time.
  expect(performance.now() - asked).toBeLessThan(15_000);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'a database connection was lost');

  await server.start();
  await database.ping();
  const { rows } = await database.orm.execute(sql`select to_regclass('note') as note`);
  expect(rows).toEqual([{ note: null }]);
});
