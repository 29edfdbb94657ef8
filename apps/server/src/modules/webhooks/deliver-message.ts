import {
  HEADER_WEBHOOK_SIGNATURE,
  TEST_EVENT,
  WEBHOOK_FAILURES_ALLOWED,
  type WebhookMessage,
} from '@vesta/domain/desk/webhooks';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SendOutcome } from '../../adapters/webhooks/port.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { WEBHOOK_SECRET } from '../../lib/vault/contexts.ts';
import { signMessage } from './sign-message.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'webhooks'>;
type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;

const messageOf = ({ id, event, data, createdAt }: Delivery): WebhookMessage => ({
  id,
  type: event as WebhookMessage['type'],
  created_at: createdAt.toISOString(),
  data: { application_id: data.application_id ?? null, listing_id: data.listing_id ?? null },
});

function post({ webhooks, vault, clock }: Needs, delivery: Delivery, endpoint: Endpoint): Promise<SendOutcome> {
  const body = JSON.stringify(messageOf(delivery));
  const secret = vault.open(endpoint.secretSealed, WEBHOOK_SECRET);
  return webhooks.send({
    url: endpoint.url,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Vesta-Webhooks/1',
      [HEADER_WEBHOOK_SIGNATURE]: signMessage(body, secret, clock.now()),
    },
  });
}

/** A message given up counts against the endpoint; one that was taken wipes the slate. */
async function noteForEndpoint({ database, clock }: Needs, { id }: Endpoint, isTaken: boolean): Promise<void> {
  const table = webhookEndpoints;
  const failures = isTaken ? 0 : sql`${table.failures} + 1`;
  const [row] = await database.orm
    .update(table)
    .set({ failures })
    .where(eq(table.id, id))
    .returning({ failures: table.failures });
  if (isTaken || (row?.failures ?? 0) < WEBHOOK_FAILURES_ALLOWED) return;
  await database.orm
    .update(table)
    .set({ disabledAt: clock.now() })
    .where(and(eq(table.id, id), isNull(table.disabledAt)));
}

/** One attempt. True when there is nothing left to do: it was taken, given up, or the endpoint is gone. */
export async function deliverMessage(house: Needs, deliveryId: string, isLast: boolean): Promise<boolean> {
  const { orm } = house.database;
  const [row] = await orm
    .select()
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (row?.webhook_deliveries.status !== 'waiting') return true;
  const { webhook_deliveries: delivery, webhook_endpoints: endpoint } = row;
  const isOff = endpoint.deletedAt !== null || endpoint.disabledAt !== null;
  const outcome: SendOutcome = isOff
    ? { status: null, problem: 'switched-off' }
    : await post(house, delivery, endpoint);
  const isTaken = outcome.problem === null;
  // What lies inside will not lie outside in an hour, and a test is looked at now.
  const isOver = isTaken || isLast || isOff || outcome.problem === 'inside' || delivery.event === TEST_EVENT;
  await orm
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      answer: outcome.status,
      problem: outcome.problem,
      ...(isOver ? { status: isTaken ? 'delivered' : 'failed', endedAt: house.clock.now() } : {}),
    })
    .where(eq(webhookDeliveries.id, deliveryId));
  if (isOver && !isOff && delivery.event !== TEST_EVENT) await noteForEndpoint(house, endpoint, isTaken);
  return isOver;
}
