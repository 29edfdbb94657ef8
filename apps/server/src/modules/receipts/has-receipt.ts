import { and, eq, isNotNull } from 'drizzle-orm';
import { payments, receipts } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Whether a payment of this application has a receipt that its owner can open. */
export async function hasReceipt({ database }: Pick<House, 'database'>, applicationId: string): Promise<boolean> {
  const [row] = await database.orm
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(payments.applicationId, applicationId), isNotNull(payments.paidAt)))
    .limit(1);
  return row !== undefined;
}
