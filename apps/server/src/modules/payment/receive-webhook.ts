import { eq } from 'drizzle-orm';
import { type CheckoutSession, type PaymentEvent, WebhookRefusedError } from '../../adapters/payments/index.ts';
import type { Transaction } from '../../db/database.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { applySession } from './apply-session.ts';
import { askProvider } from './ask-provider.ts';
import { noteRefund } from './note-refund.ts';
import type { Outcome } from './outcome.ts';

type Needs = Pick<House, 'database' | 'clock' | 'queue' | 'payments' | 'log'>;

function readEvent({ payments }: Needs, body: Buffer, signature: string | null): PaymentEvent {
  try {
    return payments.readWebhook(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefusedError)
      throw new AppError('MALFORMED_BODY', { detail: 'webhook without a valid signature' });
    throw error;
  }
}

/** Ids and sums only: what a later event may have to find again. */
function factsOf({ news }: PaymentEvent): Record<string, string | number> | null {
  if (news.kind === 'session') return { sessionId: news.sessionId };
  return news.kind === 'refund' ? { paymentReference: news.paymentReference, refundedCents: news.refundedCents } : null;
}

async function act(
  house: Needs,
  tx: Transaction,
  event: PaymentEvent,
  session: CheckoutSession | null,
): Promise<Outcome> {
  const { news } = event;
  if (news.kind === 'nothing') return 'ignored';
  if (news.kind === 'refund') return noteRefund(house, tx, news);
  return session ? applySession(house, tx, session, { hasFailed: news.hasFailed }) : 'unknown';
}

/**
 * Takes in what the provider sends. The event says only where to look: the session is asked for anew, so the order of
 * arrival does not matter, and the event's id makes every delivery after the first one harmless.
 */
export async function receiveWebhook(house: Needs, body: Buffer, signature: string | null): Promise<void> {
  const event = readEvent(house, body, signature);
  const id = `${house.payments.name}:${event.id}`;
  const known = await house.database.orm
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  if (known.length > 0) return;
  const { news } = event;
  const session =
    news.kind === 'session' ? await askProvider(() => house.payments.retrieveSession(news.sessionId)) : null;
  const outcome = await inTransaction(house.database, async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id, type: event.type, outcome: 'ignored', data: factsOf(event), receivedAt: house.clock.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!fresh) return null;
    const came = await act(house, tx, event, session);
    await tx.update(paymentEvents).set({ outcome: came }).where(eq(paymentEvents.id, id));
    return came;
  });
  if (outcome) house.log.info({ event: event.type, outcome }, 'payment event');
}
