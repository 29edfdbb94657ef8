import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const { cluster, socket, maxConnections } = workerData as WorkerSettings;
const say = (message: FromWorker) => parentPort?.postMessage(message);

/**
 * The usual 128 MB are all written to at the start, here where nothing is shared, and most are never used: an idle
 * server would carry them for nothing. What is read again comes from the system's own cache.
 */
const BUFFERS = ['-c', 'shared_buffers=16MB'];

const database = await PGlite.create(cluster, { startParams: [...PGlite.defaultStartParams, ...BUFFERS] });
const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = async (message, options) => {
  try {
    await execute(message, options);
  } catch {
    // The socket server would stop serving everyone without a word; a new worker recovers from the log instead.
    process.exit(1);
  }
};

// Whoever holds the directory's lock is the only user of this address: a file that is already there is a dead one.
rmSync(socket, { force: true });
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections });
await server.start();

parentPort?.on('message', async (message: ToWorker) => {
  if (message === 'ping') return say('alive');
  await server.stop();
  await database.close();
  parentPort?.close();
});
say('ready');
