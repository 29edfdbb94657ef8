import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Orm, Transaction } from '../../../db/database.ts';
import { sandboxCheckouts } from '../../../db/schema/index.ts';
import type { CheckoutSessionObject } from '../stripe/types.ts';

export type CheckoutRow = InferSelectModel<typeof sandboxCheckouts>;

export const isExpired = (row: CheckoutRow, now: Date): boolean => row.status === 'open' && row.expiresAt <= now;

/** The sandbox speaks as the real provider does, so that one reader understands both. */
export const toSessionObject = (row: CheckoutRow, clientSecret: string, now: Date): CheckoutSessionObject => ({
  object: 'checkout.session',
  id: row.id,
  client_secret: row.status === 'open' && !isExpired(row, now) ? clientSecret : null,
  status: isExpired(row, now) ? 'expired' : (row.status as CheckoutSessionObject['status']),
  payment_status: row.status === 'complete' ? 'paid' : 'unpaid',
  amount_total: row.amountCents,
  currency: row.currency,
  client_reference_id: row.applicationId,
  payment_intent: row.paymentReference,
  expires_at: Math.floor(row.expiresAt.getTime() / 1000),
});

export async function findCheckout(db: Orm | Transaction, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return row ?? null;
}
