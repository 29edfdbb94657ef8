import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomBytes } from '../lib/random.ts';
import { inWordsForStart } from '../lib/start-error.ts';
import { parseMasterKey } from '../lib/vault/master-key.ts';

const KEY_BYTES = 32;

const fileOf = (dataDir: string): string => join(dataDir, 'master.key');

export const hasMasterKey = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/**
 * The master key of a data directory that was started with nothing configured. It lies beside the data, which is fine
 * for trying Vesta out; production demands MASTER_KEY so that a stolen disk stays closed.
 */
export function masterKeyOfDataDirectory(dataDir: string, random: RandomBytes): Buffer {
  const path = fileOf(dataDir);
  if (!existsSync(path)) {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(path, `${random(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw inWordsForStart(error, dataDir);
    }
  }
  return parseMasterKey(readFileSync(path, 'utf8').trim());
}
