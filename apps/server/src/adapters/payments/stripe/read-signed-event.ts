import Stripe from 'stripe';
import type { Clock } from '../../../lib/clock.ts';
import { WebhookRefusedError } from '../payments-error.ts';
import type { PaymentEvent } from '../port.ts';
import { toPaymentEvent } from './transform.ts';

/** How old a signed message may be: a recorded one cannot be played back later. */
const TOLERANCE_SECONDS = 300;

/** Reads a message only if its signature over these very bytes is right and recent. */
export function readSignedEvent(
  body: Buffer,
  signature: string | null,
  { secret, clock }: { secret: string; clock: Clock },
): PaymentEvent {
  const now = clock.now().getTime();
  let raw: unknown;
  try {
    raw = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    // The library's message quotes the body.
    throw new WebhookRefusedError('The message at the webhook carries no valid signature.');
  }
  return toPaymentEvent(raw);
}
