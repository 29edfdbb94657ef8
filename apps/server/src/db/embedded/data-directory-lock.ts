import { randomBytes } from 'node:crypto';
import { link, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { DirectoryInUseError } from './directory-in-use-error.ts';
import { shortPathTo } from './short-path.ts';
import { askSocket } from './socket-liveness.ts';

export type DirectoryLock = { release(): Promise<void> };

const NAME = /^owner-(\d+)$/;
const LONGEST_NAME = 'owner-000000000000'.length;

/**
 * PGlite opens a directory that another process has open and both lose writes, so ownership is settled here.
 *
 * The owner listens on a socket file owner-<n>; the highest n counts. A claim first listens, then links its socket to
 * the next number, which the file system grants to one claimant only. A killed owner leaves a file that nobody answers
 * for, and the next claimant counts past it. The highest file is never removed, because a slow claimant that had read
 * an older state could then be granted a number that no longer is the highest.
 */
export async function lockDataDirectory(directory: string): Promise<DirectoryLock> {
  const short = await shortPathTo(directory, LONGEST_NAME);
  const claim = `claim-${randomBytes(5).toString('hex')}`;
  const server = await listen(path.join(short.path, claim));
  const letGo = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(path.join(directory, claim), { force: true });
    await short.release();
  };
  try {
    await claimNextNumber(directory, short.path, claim);
    await rm(path.join(directory, claim));
  } catch (error) {
    await letGo();
    throw error;
  }
  return { release: letGo };
}

async function claimNextNumber(directory: string, shortDirectory: string, claim: string): Promise<void> {
  for (;;) {
    const highest = await highestNumber(directory);
    if (highest > 0) await assertOwnerIsGone(directory, path.join(shortDirectory, `owner-${highest}`));
    const mine = highest + 1;
    if (!(await tryLink(path.join(directory, claim), path.join(directory, `owner-${mine}`)))) continue;
    if ((await highestNumber(directory)) === mine) {
      await removeOlder(directory, mine);
      return;
    }
    await rm(path.join(directory, `owner-${mine}`), { force: true });
  }
}

async function assertOwnerIsGone(directory: string, address: string): Promise<void> {
  const liveness = await askSocket(address);
  if (liveness.state !== 'alive') return;
  const pid = Number.parseInt(liveness.answer, 10);
  throw new DirectoryInUseError(directory, Number.isNaN(pid) ? null : pid);
}

async function highestNumber(directory: string): Promise<number> {
  return Math.max(0, ...(await numbers(directory)));
}

async function numbers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

async function removeOlder(directory: string, mine: number): Promise<void> {
  const older = (await numbers(directory)).filter((number) => number < mine);
  await Promise.all(older.map((number) => rm(path.join(directory, `owner-${number}`), { force: true })));
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${process.pid}\n`);
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}
