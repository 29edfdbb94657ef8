import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { inWordsForStart } from '../../lib/start-error.ts';
import type { Log } from '../log.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { keepDatabaseWorkerRunning } from './keep-database-worker-running.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { shortPathTo } from './short-path.ts';

export type EmbeddedDatabase = { connection: pg.PoolConfig; stop(): Promise<void> };

const PORT = 5432;
const SOCKET = `.s.PGSQL.${PORT}`;

// One connection works at a time; the others are room for a pool that reconnects before the old socket is noticed.
const MAX_CONNECTIONS = 4;

// Longer than any statement of ours may take: while one runs, the thread cannot answer.
const PATIENCE_MS = 120_000;

export type EmbeddedOptions = { directory: string; log: Log; patienceMs?: number };

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await start(options);
  } catch (error) {
    throw inWordsForStart(error, options.directory);
  }
}

async function start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const directory = await realpath(options.directory);
  const lock = await lockDataDirectory(directory);
  const short = await shortPathTo(directory, SOCKET.length);
  const release = async () => {
    await short.release();
    await lock.release();
  };
  try {
    const cluster = path.join(directory, 'cluster');
    await prepareCluster(directory, cluster);
    const settings = { cluster, socket: path.join(short.path, SOCKET), maxConnections: MAX_CONNECTIONS };
    const worker = await keepDatabaseWorkerRunning(settings, options.log, options.patienceMs ?? PATIENCE_MS);
    return {
      connection: { host: short.path, port: PORT, user: 'postgres', database: 'postgres' },
      stop: async () => {
        await worker.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
