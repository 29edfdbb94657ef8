import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isUuid } from '@vesta/domain/uuid';
import { erasedListFile } from '../../config/directories.ts';
import type { House } from '../../house.ts';

export interface ErasedEntry {
  kind: 'application' | 'person';
  id: string;
}

const OWNER_ONLY = 0o600;
const KINDS: readonly string[] = ['application', 'person'] satisfies ErasedEntry['kind'][];

/**
 * Notes what was erased in a file of its own: ids and nothing else. It is kept apart from backups, so that what an old
 * backup brings back is erased once more before anybody sees it.
 */
export async function noteErased(
  { config, clock }: Pick<House, 'config' | 'clock'>,
  entries: readonly ErasedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const file = erasedListFile(config);
  await mkdir(dirname(file), { recursive: true });
  const at = clock.now().toISOString();
  await appendFile(file, entries.map(({ kind, id }) => `${at} ${kind} ${id}\n`).join(''), { mode: OWNER_ONLY });
}

export async function readErased({ config }: Pick<House, 'config'>): Promise<ErasedEntry[]> {
  const text = await readFile(erasedListFile(config), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [, kind = '', id = ''] = line.split(' ');
    return KINDS.includes(kind) && isUuid(id) ? [{ kind: kind as ErasedEntry['kind'], id }] : [];
  });
}
