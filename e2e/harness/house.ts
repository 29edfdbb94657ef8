import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { inject } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { outboxDirectory } from '../../apps/server/src/config/directories.ts';
import { connectDatabase } from '../../apps/server/src/db/connect.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import type { OpenHouse } from '../../apps/server/src/open-house.ts';
import { serve } from '../../apps/server/src/serve.ts';
import { handOn, type StandingDatabase, shapeOf, takeIdle } from '../../apps/server/test/idle-databases.ts';
import { silentLog } from '../../apps/server/test/silent-log.ts';
import { freePort } from './free-port.ts';
import { type HeldClock, heldClock } from './held-clock.ts';
import { readMails, type WrittenMail, waitForMail } from './mails.ts';
import { sharedEngine } from './shared-engine.ts';

export interface RunningHouse {
  /** The address without a region in its name, or the one of a region. */
  origin(region?: RegionCode | null): string;
  clock: HeldClock;
  /** What the server stands on, for setting a scene that no screen can set. */
  inside: OpenHouse;
  mails(): Promise<WrittenMail[]>;
  /** The newest mail to an address, once more than `after` of them have arrived. */
  mailTo(address: string, after?: number): Promise<WrittenMail>;
  stop(): Promise<void>;
}

export interface HouseOptions {
  clock?: HeldClock;
  env?: Record<string, string>;
}

async function openDatabase(): Promise<StandingDatabase> {
  const dataDir = await mkdtemp(join(inject('databaseFolder'), 'db-'));
  const database = await connectDatabase({ databaseUrl: null, dataDir, log: silentLog });
  return { database, dataDir, tables: await shapeOf(database) };
}

async function closeDatabase({ database, dataDir }: StandingDatabase): Promise<void> {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** The whole product in this process: server, worker, embedded database, demo data, in a folder that does not outlive it. */
export async function startHouse({ clock = heldClock(), env = {} }: HouseOptions = {}): Promise<RunningHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesta-e2e-'));
  const port = await freePort();
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...env,
  });
  const standing = takeIdle() ?? (await openDatabase());
  // The house closes what it stands on; this one is handed on to the next.
  const database = { ...standing.database, close: async () => {} };
  const server = await serve(config, { clock, database, engine: sharedEngine() });
  await seedDemo(server.house);
  return {
    origin: (region = null) => `http://${region ? `${region}.` : ''}localhost:${port}`,
    clock,
    inside: server.house,
    mails: () => readMails(outboxDirectory(config)),
    mailTo: (address, after) => waitForMail(outboxDirectory(config), address, after),
    stop: async () => {
      await server.stop();
      if (!(await handOn(standing))) await closeDatabase(standing);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
