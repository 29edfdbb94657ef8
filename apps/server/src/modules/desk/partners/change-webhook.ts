import { type NewWebhookForm, TEST_EVENT } from '@vesta/domain/desk/webhooks';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { webhookEndpoints } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { WEBHOOK_SECRET } from '../../../lib/vault/contexts.ts';
import { recordAct } from '../../audit/record.ts';
import { orderDelivery } from '../../webhooks/announce.ts';
import type { Member } from '../staff.ts';
import { ownEndpoint } from './own-endpoint.ts';

type Needs = Pick<House, 'database' | 'clock' | 'vault' | 'random' | 'queue'>;
const SECRET_BYTES = 32;
const TESTS_PER_HOUR = { max: 30, windowMs: 60 * 60 * 1000 };

const record = (tx: Transaction, now: Date, { staff, company }: Member, action: string, subjectId: string) =>
  recordAct(tx, now, { actorKind: 'staff', actorId: staff.id, action, subjectId, data: { company: company.id } });

/** A new endpoint. Its secret is told here and never again. */
export async function createWebhook(
  { database, clock, vault, random }: Needs,
  member: Member,
  { url, events }: NewWebhookForm,
): Promise<{ id: string; secret: string }> {
  const now = clock.now();
  const secret = random(SECRET_BYTES);
  return inTransaction(database, async (tx) => {
    const secretSealed = vault.seal(secret, WEBHOOK_SECRET);
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({ companyId: member.company.id, url, events: [...new Set(events)], secretSealed, createdAt: now })
      .returning({ id: webhookEndpoints.id });
    if (!row) throw new Error('an endpoint was not made');
    await record(tx, now, member, 'webhook.created', row.id);
    return { id: row.id, secret: secret.toString('base64url') };
  });
}

export async function removeWebhook({ database, clock }: Needs, member: Member, id: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const row = await ownEndpoint(tx, member, id);
    await tx.update(webhookEndpoints).set({ deletedAt: now }).where(eq(webhookEndpoints.id, row.id));
    await record(tx, now, member, 'webhook.removed', row.id);
  });
}

/** Switches an endpoint on again that was left alone after many failures. */
export async function enableWebhook({ database, clock }: Needs, member: Member, id: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const row = await ownEndpoint(tx, member, id);
    await tx.update(webhookEndpoints).set({ disabledAt: null, failures: 0 }).where(eq(webhookEndpoints.id, row.id));
    await record(tx, now, member, 'webhook.enabled', row.id);
  });
}

/** Sends a message about nothing, to see whether it arrives. */
export async function testWebhook(house: Needs, member: Member, id: string): Promise<void> {
  await takeFromLimit(house, `webhook-test:${member.company.id}`, TESTS_PER_HOUR);
  await inTransaction(house.database, async (tx) => {
    const row = await ownEndpoint(tx, member, id);
    await orderDelivery(house, tx, row.id, TEST_EVENT, { application_id: null, listing_id: null });
  });
}
