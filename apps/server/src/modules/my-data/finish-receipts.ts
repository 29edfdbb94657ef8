import { eq } from 'drizzle-orm';
import { applications, payments, receipts } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'files' | 'config' | 'printer' | 'log'>;

/** A receipt bears the name of whoever paid: one that is not printed yet is printed while the name is still known. */
export async function finishReceipts(house: Needs, userId: string): Promise<boolean> {
  const rows = await house.database.orm
    .select({ id: receipts.id, fileId: receipts.fileId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(eq(applications.userId, userId));
  for (const { id, fileId } of rows) {
    if (fileId !== null) continue;
    await issueReceipt(house, id).catch(() => house.log.warn({ receiptId: id }, 'a receipt stays without its paper'));
  }
  return rows.length > 0;
}
