import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { auditHeadsFile } from '../../config/directories.ts';
import type { House } from '../../house.ts';
import type { ChainHead } from './chain-head.ts';

const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/;
const OWNER_ONLY = 0o600;

/** Heads lie outside the database as well: who cuts off its end has not cut off this. */
export async function noteHead({ config }: Pick<House, 'config'>, at: Date, { seq, hash }: ChainHead): Promise<void> {
  const file = auditHeadsFile(config);
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${at.toISOString()} ${seq} ${hash.toString('hex')}\n`, { mode: OWNER_ONLY });
}

/** What was noted; a line that a crash left half written is passed over. */
export async function notedHeads({ config }: Pick<House, 'config'>): Promise<ChainHead[]> {
  const text = await readFile(auditHeadsFile(config), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [, seq, hash] = LINE.exec(line) ?? [];
    return seq && hash ? [{ seq: Number(seq), hash: Buffer.from(hash, 'hex') }] : [];
  });
}
