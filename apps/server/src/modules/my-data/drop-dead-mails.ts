import type { Transaction } from '../../db/database.ts';
import { connectionOf } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { deadLetterQueueOf } from '../../jobs/define-job.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { openPayload } from '../../jobs/payload.ts';
import { sendMail } from '../mail/send-mail.job.ts';

/** Mails to a person that wait or were given up. Whom they are for is sealed, so each must be opened; they are few. */
export async function dropDeadMails(
  { vault }: Pick<House, 'vault'>,
  tx: Transaction,
  address: string,
): Promise<number> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: string; name: string; data: unknown }>(
    `select id, name, data from ${JOB_SCHEMA}.job where name = any($1) and state < 'active'`,
    [[sendMail.name, deadLetterQueueOf(sendMail)]],
  );
  let dropped = 0;
  for (const { id, name, data } of rows) {
    const mail = sendMail.payload.safeParse(openPayload(vault, sendMail, data));
    // A receipt is owed also when everything else was erased.
    if (!mail.success || mail.data.to !== address || mail.data.template === 'receipt') continue;
    await connection.query(`delete from ${JOB_SCHEMA}.job where name = $1 and id = $2`, [name, id]);
    dropped += 1;
  }
  return dropped;
}
