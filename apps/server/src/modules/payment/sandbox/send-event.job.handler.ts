import Stripe from 'stripe';
import { findCheckout, toSessionObject } from '../../../adapters/payments/sandbox/checkout-rows.ts';
import { clientSecretOf, webhookSecretOf } from '../../../adapters/payments/sandbox/sandbox-secrets.ts';
import type { House } from '../../../house.ts';
import { implementJob } from '../../../jobs/implement-job.ts';
import { PermanentJobFailure } from '../../../jobs/job-errors.ts';
import { sendSandboxEvent } from './send-event.job.ts';

const WEBHOOK_PATH = '/api/v1/payment/webhook';

/** Over the network on purpose: address, raw body and signature are then tried out on every demonstration. */
export const sendSandboxEventHandler = ({ database, vault, config }: Pick<House, 'database' | 'vault' | 'config'>) =>
  implementJob(sendSandboxEvent, async ({ eventId, checkoutId }, { clock, signal }) => {
    const row = await findCheckout(database.orm, checkoutId);
    if (!row) throw new PermanentJobFailure('The checkout of a sandbox event is gone.');
    const now = clock.now();
    const timestamp = Math.floor(now.getTime() / 1000);
    const payload = JSON.stringify({
      id: eventId,
      object: 'event',
      created: timestamp,
      livemode: false,
      type: 'checkout.session.completed',
      data: { object: toSessionObject(row, clientSecretOf(vault, row.id), now) },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: webhookSecretOf(vault) });
    const { status } = await fetch(new URL(WEBHOOK_PATH, config.publicUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
      signal,
    });
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  });
