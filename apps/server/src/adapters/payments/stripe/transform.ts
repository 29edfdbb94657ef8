import { PaymentsError } from '../payments-error.ts';
import type { CheckoutSession, PaymentEvent, PaymentNews } from '../port.ts';
import {
  chargeObject,
  checkoutSessionObject,
  eventObject,
  PAYMENT_FAILED_EVENT,
  REFUND_EVENT,
  SESSION_EVENTS,
} from './types.ts';

/** Their session in our words. What does not fit their own description is a failure of theirs. */
export function toCheckoutSession(raw: unknown): CheckoutSession {
  const { success, data } = checkoutSessionObject.safeParse(raw);
  if (!success || data.amount_total === null || data.currency === null) throw new PaymentsError('malformed', 'session');
  return {
    id: data.id,
    clientSecret: data.client_secret,
    status: data.status,
    isPaid: data.status === 'complete' && data.payment_status !== 'unpaid',
    amountCents: data.amount_total,
    currency: data.currency,
    applicationId: data.client_reference_id,
    paymentReference: data.payment_intent,
    expiresAt: new Date(data.expires_at * 1000),
  };
}

function newsOf(type: string, object: unknown): PaymentNews {
  if ((SESSION_EVENTS as readonly string[]).includes(type)) {
    const session = checkoutSessionObject.pick({ object: true, id: true }).safeParse(object);
    if (!session.success) throw new PaymentsError('malformed', 'event');
    return { kind: 'session', sessionId: session.data.id, hasFailed: type === PAYMENT_FAILED_EVENT };
  }
  if (type !== REFUND_EVENT) return { kind: 'nothing' };
  const charge = chargeObject.safeParse(object);
  if (!charge.success) throw new PaymentsError('malformed', 'event');
  const { payment_intent: paymentReference, amount_refunded: refundedCents } = charge.data;
  // Money that was not taken by a checkout is none of ours.
  return paymentReference === null ? { kind: 'nothing' } : { kind: 'refund', paymentReference, refundedCents };
}

export function toPaymentEvent(raw: unknown): PaymentEvent {
  const event = eventObject.safeParse(raw);
  if (!event.success) throw new PaymentsError('malformed', 'event');
  const { id, type, data } = event.data;
  return { id, type, news: newsOf(type, data.object) };
}
