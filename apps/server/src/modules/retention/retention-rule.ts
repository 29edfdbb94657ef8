import { createHash } from 'node:crypto';
import type { RetentionClass } from '@vesta/domain/retention/schedule';
import type { Transaction } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';

export type RetentionNeeds = Pick<
  House,
  'database' | 'clock' | 'files' | 'vault' | 'random' | 'queue' | 'config' | 'log'
>;

/** How one kind of data is found when its time is over, and how it goes. */
export interface RetentionRule {
  readonly name: RetentionClass | 'receipts';
  /** How much would go now. */
  count(house: RetentionNeeds, now: Date): Promise<number>;
  /** Lets some of it go, with its proof, and answers how much; nothing left is 0. Two workers at once share the work. */
  purge(house: RetentionNeeds, now: Date): Promise<number>;
}

export const BATCH = 500;

/** What was erased, how much and when, in the record: the digest can be held against a list of ids, and names nobody. */
export async function prove(tx: Transaction, now: Date, name: RetentionRule['name'], ids: readonly string[]) {
  await recordAct(tx, now, {
    actorKind: 'system',
    actorId: null,
    action: 'retention.erased',
    data: { class: name, count: ids.length, digest: createHash('sha256').update(ids.join('\n')).digest('hex') },
  });
}
