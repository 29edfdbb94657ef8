import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { paymentEvents, payments } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import type { Outcome } from './outcome.ts';

export interface Refund {
  paymentReference: string;
  refundedCents: number;
}

/** Notes how much was given back in all. Sums only grow, so an older message that comes later changes nothing. */
export async function noteRefund(
  house: Pick<House, 'clock' | 'payments'>,
  tx: Transaction,
  { paymentReference, refundedCents }: Refund,
): Promise<Outcome> {
  const mine = and(eq(payments.provider, house.payments.name), eq(payments.paymentReference, paymentReference));
  const [changed] = await tx
    .update(payments)
    .set({ refundedCents })
    .where(and(mine, lt(payments.refundedCents, refundedCents)))
    .returning({ id: payments.id, applicationId: payments.applicationId });
  if (changed) {
    await recordAct(tx, house.clock.now(), {
      actorKind: 'system',
      actorId: null,
      action: 'payment.refunded',
      applicationId: changed.applicationId,
      subjectId: changed.id,
      data: { cents: refundedCents },
    });
    return 'applied';
  }
  const known = await tx.select({ id: payments.id }).from(payments).where(mine);
  return known.length > 0 ? 'repeated' : 'unknown';
}

/** A refund can be told before the payment itself. It was kept with its event, and is found again here. */
export async function refundedBefore(
  { payments: provider }: Pick<House, 'payments'>,
  tx: Transaction,
  paymentReference: string,
): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(max((${paymentEvents.data}->>'refundedCents')::int), 0)`.mapWith(Number) })
    .from(paymentEvents)
    .where(
      and(
        sql`${paymentEvents.data}->>'paymentReference' = ${paymentReference}`,
        sql`${paymentEvents.id} like ${`${provider.name}:%`}`,
      ),
    );
  return row?.cents ?? 0;
}
