import * as z from 'zod';

/** An id, or the object itself where the interface was asked to unfold it. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Their checkout session: the fields that we use, strict about those. */
export const checkoutSessionObject = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  client_secret: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  payment_intent: reference.nullable(),
  expires_at: z.int(),
});
export type CheckoutSessionObject = z.infer<typeof checkoutSessionObject>;

export const chargeObject = z.object({
  object: z.literal('charge'),
  payment_intent: reference.nullable(),
  amount_refunded: z.int().min(0),
});

export const eventObject = z.object({
  object: z.literal('event'),
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** The kinds of events that we act on; an endpoint at the provider should ask for these and no others. */
export const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;
export const PAYMENT_FAILED_EVENT: (typeof SESSION_EVENTS)[number] = 'checkout.session.async_payment_failed';
export const REFUND_EVENT = 'charge.refunded';
