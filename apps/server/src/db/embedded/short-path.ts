import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The kernel keeps 108 bytes for the address of a Unix socket (104 on macOS), its final zero included. */
const LONGEST_ADDRESS = 103;

export type ShortPath = { path: string; release(): Promise<void> };

/**
 * A path to the same directory through which sockets inside it can be addressed. When the directory's own name is too
 * long, that is a private symbolic link; the socket itself stays inside the directory.
 */
export async function shortPathTo(directory: string, longestFileName: number): Promise<ShortPath> {
  if (fits(directory, longestFileName)) return { path: directory, release: async () => {} };
  const folder = await mkdtemp(path.join(shortestTemporaryFolder(), 'vesta-'));
  const link = path.join(folder, 'd');
  await symlink(directory, link);
  return { path: link, release: () => rm(folder, { recursive: true, force: true }) };
}

function fits(directory: string, longestFileName: number): boolean {
  return Buffer.byteLength(directory) + 1 + longestFileName <= LONGEST_ADDRESS;
}

function shortestTemporaryFolder(): string {
  return os.tmpdir().length <= 60 ? os.tmpdir() : '/tmp';
}
