import type { WebhookDelivery, WebhookLine } from '@vesta/domain/desk/webhooks';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import type { Member } from '../staff.ts';

const SHOWN_DELIVERIES = 20;

/** The endpoints of a company, each with its last messages. */
export async function listWebhooks({ database }: Pick<House, 'database'>, { company }: Member): Promise<WebhookLine[]> {
  const rows = await database.orm
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.companyId, company.id), isNull(webhookEndpoints.deletedAt)))
    .orderBy(asc(webhookEndpoints.createdAt));
  const lines: WebhookLine[] = [];
  for (const row of rows) {
    const deliveries = await database.orm
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, row.id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(SHOWN_DELIVERIES);
    lines.push({
      id: row.id,
      url: row.url,
      events: row.events as WebhookLine['events'],
      disabled_at: row.disabledAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      deliveries: deliveries.map((delivery) => ({
        id: delivery.id,
        event: delivery.event as WebhookDelivery['event'],
        status: delivery.status as WebhookDelivery['status'],
        attempts: delivery.attempts,
        answer: delivery.answer,
        problem: delivery.problem as WebhookDelivery['problem'],
        created_at: delivery.createdAt.toISOString(),
      })),
    });
  }
  return lines;
}
