import type { WebhookEvent } from '@vesta/domain/desk/webhooks';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, listings, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';

type Needs = Pick<House, 'queue' | 'clock'>;

/** Orders one message to one endpoint. */
export async function orderDelivery(
  { queue, clock }: Needs,
  tx: Transaction,
  endpointId: string,
  event: string,
  data: { application_id: string | null; listing_id: string | null },
): Promise<void> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ endpointId, event, data, createdAt: clock.now() })
    .returning({ id: webhookDeliveries.id });
  if (row) await queue.enqueue(deliverWebhook, { deliveryId: row.id }, { tx });
}

/**
 * Tells the company behind an application that something happened, in the transaction of what happened. Those who apply
 * beside somebody, and applications without a listing, are nobody's news.
 */
export async function announce(
  house: Needs,
  tx: Transaction,
  event: WebhookEvent,
  applicationId: string,
): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoints.id, events: webhookEndpoints.events, listingId: listings.id })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.companyId, listings.companyId))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.applicantRole, 'main-applicant'),
        isNull(webhookEndpoints.disabledAt),
        isNull(webhookEndpoints.deletedAt),
      ),
    );
  for (const { id, events, listingId } of endpoints) {
    if (!events.includes(event)) continue;
    await orderDelivery(house, tx, id, event, { application_id: applicationId, listing_id: listingId });
  }
}
