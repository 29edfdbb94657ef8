import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { giveTo, sharedTemporaryFolder, unprivilegedIdentity } from './unprivileged.ts';

export type PostgresServer = {
  version: string;
  url(database: string): string;
  /** Starts the stopped server again, on the same port and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

const READY_WITHIN_MS = 30_000;

// The shell reads its standard input, which closes however the tests end, a crash included; then nothing is left over.
const GUARD = `
  folder=$1; shift
  "$@" </dev/null >"$folder/log" 2>&1 & server=$!
  read -r order || order=remove
  kill -INT $server; wait $server
  [ "$order" = keep ] || rm -rf "$folder"`;

/** A throw-away PostgreSQL on a free loopback port, tuned for speed: what it stores need not survive a power cut. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(sharedTemporaryFolder(), 'vesta-postgres-'));
  const identity = unprivilegedIdentity();
  const as = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const bin = await findPostgresBinaries(folder);
  if (identity) giveTo(identity, folder);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'vesta', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), initdb, as);
  const port = await freePort();
  const url = (database: string) => `postgresql://vesta@127.0.0.1:${port}/${database}`;
  const speed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...speed];
  const command = [path.join(bin, 'postgres'), '-D', data, '-p', String(port), ...options.flatMap((o) => ['-c', o])];
  let guard: ChildProcess | null = null;

  const start = async () => {
    guard ??= spawn('sh', ['-c', GUARD, 'sh', folder, ...command], { ...as, stdio: ['pipe', 'ignore', 'ignore'] });
    await ready(url('postgres'));
  };
  const end = async (order: 'keep' | 'remove') => {
    const running = guard;
    guard = null;
    if (!running) return;
    const exited = once(running, 'exit');
    running.stdin?.end(`${order}\n`);
    await exited;
  };
  await start();
  return {
    version: await ready(url('postgres')),
    url,
    start,
    stop: () => end('keep'),
    remove: async () => {
      await end('remove');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
