import { isLanguage } from '@vesta/domain/languages';
import { eq, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, receipts, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { issueReceiptJob } from './issue-receipt.job.ts';
import { bookYear } from './receipt-number.ts';

/**
 * Gives a payment the next number of its year. The table is locked against other writers until the payment itself is
 * kept or dropped, so numbers have no gaps and none is given twice.
 */
export async function numberReceipt(
  { clock, queue }: Pick<House, 'clock' | 'queue'>,
  tx: Transaction,
  payment: { id: string; applicationId: string },
): Promise<void> {
  const now = clock.now();
  const year = bookYear(now);
  const [person] = await tx
    .select({ language: users.language, region: applications.region })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.id, payment.applicationId));
  if (!person) throw new Error('a payment without a person');
  // Whoever was forgotten while they paid has no language any more; the country they applied in has one.
  const language = isLanguage(person.language) ? person.language : person.region;
  await tx.execute(sql`lock table ${receipts} in share row exclusive mode`);
  const [last] = await tx
    .select({ number: max(receipts.number) })
    .from(receipts)
    .where(eq(receipts.year, year));
  const [row] = await tx
    .insert(receipts)
    .values({ paymentId: payment.id, year, number: (last?.number ?? 0) + 1, language, createdAt: now })
    .returning({ id: receipts.id });
  if (!row) throw new Error('a receipt was not kept');
  await queue.enqueue(issueReceiptJob, { receiptId: row.id }, { tx });
}
