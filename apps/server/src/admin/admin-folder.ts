import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

export const ADMIN_SOCKET = 'admin.sock';
const FOR_OTHERS = 0o077;

export const adminFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'admin');

/** Whether something on the disk is ours alone; null where there is nothing. Root may speak for everybody. */
export async function isOurs(path: string): Promise<boolean | null> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found) return null;
  const me = process.getuid?.() ?? found.uid;
  return !found.isSymbolicLink() && (found.mode & FOR_OTHERS) === 0 && (found.uid === me || me === 0);
}
