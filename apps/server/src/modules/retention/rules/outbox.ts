import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { termBefore } from '@vesta/domain/retention/schedule';
import { outboxFileTime } from '../../../adapters/mail/outbox/outbox-file-name.ts';
import { outboxDirectory } from '../../../config/directories.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { BATCH, prove, type RetentionNeeds, type RetentionRule } from '../retention-rule.ts';

async function oldMails({ config }: RetentionNeeds, now: Date): Promise<string[]> {
  const before = termBefore('outbox', now);
  const names = await readdir(outboxDirectory(config)).catch(() => []);
  return names.filter((name) => (outboxFileTime(name) ?? now) < before);
}

export const outboxRule: RetentionRule = {
  name: 'outbox',
  count: async (house, now) => (await oldMails(house, now)).length,
  async purge(house, now) {
    const names = (await oldMails(house, now)).slice(0, BATCH);
    for (const name of names) await rm(join(outboxDirectory(house.config), name), { force: true });
    if (names.length > 0) await inTransaction(house.database, (tx) => prove(tx, now, 'outbox', names));
    return names.length;
  },
};
