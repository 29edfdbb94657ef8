import { link, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const NO_HARD_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV']);

export type PlaceFile = { directory: string; temporaryName: string; content: Buffer; nextName: () => string };

/**
 * The file appears under its name whole or not at all. A hard link, unlike a rename, refuses to replace a file:
 * another process may have taken the same name in the same millisecond, and then the next name is tried.
 */
export async function placeFile({ directory, temporaryName, content, nextName }: PlaceFile): Promise<string> {
  const temporary = join(directory, temporaryName);
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: OWNER_ONLY, flush: true });
    for (;;) {
      const name = nextName();
      if (await claim(temporary, join(directory, name))) return name;
    }
  } finally {
    await rm(temporary, { force: true });
  }
}

async function claim(temporary: string, target: string): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (!NO_HARD_LINKS.has(code)) throw error;
    await rename(temporary, target);
    return true;
  }
}
