import { and, eq } from 'drizzle-orm';
import type { CheckoutSession } from '../../adapters/payments/index.ts';
import type { Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import { numberReceipt } from '../receipts/number-receipt.ts';
import { refundedBefore } from './note-refund.ts';
import type { Outcome } from './outcome.ts';
import type { PaymentRow } from './payments-of.ts';

type Needs = Pick<House, 'clock' | 'queue' | 'payments'>;

/** The provider's session must be the one that we opened: for this application and this amount. */
const fits = (row: PaymentRow, session: CheckoutSession): boolean =>
  row.applicationId === session.applicationId &&
  row.amountCents === session.amountCents &&
  row.currency === session.currency;

async function markPaid(house: Needs, tx: Transaction, row: PaymentRow, session: CheckoutSession): Promise<void> {
  const now = house.clock.now();
  const { paymentReference } = session;
  const refundedCents = paymentReference ? await refundedBefore(house, tx, paymentReference) : 0;
  await tx
    .update(payments)
    .set({ status: 'complete', paidAt: now, paymentReference, refundedCents })
    .where(eq(payments.id, row.id));
  await recordAct(tx, now, {
    actorKind: 'system',
    actorId: null,
    action: 'payment.paid',
    applicationId: row.applicationId,
    subjectId: row.id,
    data: { provider: row.provider, cents: row.amountCents },
  });
  await numberReceipt(house, tx, row);
}

/**
 * Takes over what the provider says about a session. The row is locked first, so that webhook, re-check and a second
 * delivery can arrive at the same moment and the payment still counts once.
 */
export async function applySession(
  house: Needs,
  tx: Transaction,
  session: CheckoutSession,
  { hasFailed = false }: { hasFailed?: boolean } = {},
): Promise<Outcome> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, house.payments.name), eq(payments.sessionId, session.id)))
    .for('update');
  if (!row || !fits(row, session)) return 'unknown';
  if (row.paidAt) return 'repeated';
  if (session.isPaid) {
    await markPaid(house, tx, row, session);
    return 'applied';
  }
  // A slow payment that failed leaves a session which is complete for ever; for us it is over.
  const status = hasFailed ? 'expired' : session.status;
  if (row.status === status) return 'repeated';
  await tx.update(payments).set({ status }).where(eq(payments.id, row.id));
  return 'applied';
}
