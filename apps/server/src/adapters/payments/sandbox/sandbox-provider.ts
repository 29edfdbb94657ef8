import { CHECKOUT_LIFETIME_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { sandboxCheckouts } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { PaymentsError } from '../payments-error.ts';
import type { CheckoutOrder, PaymentProvider } from '../port.ts';
import { readSignedEvent } from '../stripe/read-signed-event.ts';
import { toCheckoutSession } from '../stripe/transform.ts';
import { type CheckoutRow, findCheckout, toSessionObject } from './checkout-rows.ts';
import { clientSecretOf, webhookSecretOf } from './sandbox-secrets.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random'>;

const ID_BYTES = 18;

/** A checkout in which no money moves. It keeps its own books, as a provider outside would. */
export function sandboxProvider({ database, vault, clock, random }: Needs): PaymentProvider {
  const toSession = (row: CheckoutRow) =>
    toCheckoutSession(toSessionObject(row, clientSecretOf(vault, row.id), clock.now()));

  async function openCheckout({ applicationId, idempotencyKey, amountCents }: CheckoutOrder): Promise<CheckoutRow> {
    const now = clock.now();
    await database.orm
      .insert(sandboxCheckouts)
      .values({
        id: `cs_sandbox_${random(ID_BYTES).toString('hex')}`,
        idempotencyKey,
        applicationId,
        status: 'open',
        amountCents,
        currency: 'eur',
        expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_MS),
        createdAt: now,
      })
      .onConflictDoNothing({ target: sandboxCheckouts.idempotencyKey });
    const [row] = await database.orm
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.idempotencyKey, idempotencyKey));
    if (!row) throw new PaymentsError('failed', 'sandbox');
    return row;
  }

  return {
    name: 'sandbox',
    checkout: { provider: 'sandbox' },
    createSession: async (order) => toSession(await openCheckout(order)),
    retrieveSession: async (sessionId) => {
      const row = await findCheckout(database.orm, sessionId);
      return row && toSession(row);
    },
    readWebhook: (body, signature) => readSignedEvent(body, signature, { secret: webhookSecretOf(vault), clock }),
  };
}
