import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
}

/** The name appears only once the bytes are on the disk; a power cut leaves the whole file or none. */
export async function durableWrite(body: Readable, temporary: string, target: string): Promise<void> {
  const file = createWriteStream(temporary, { flags: 'wx', mode: OWNER_ONLY_FILE, flush: true });
  try {
    await pipeline(body, file);
    await makePrivateFolder(dirname(target));
    await rename(temporary, target);
  } catch (error) {
    // A body that breaks at once is told before the file is opened, and a file opened after its removal stays.
    if (!file.closed) await new Promise<void>((closed) => file.once('close', closed));
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
  await syncFolder(dirname(dirname(target)));
}

export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder for syncing and does not need it.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
