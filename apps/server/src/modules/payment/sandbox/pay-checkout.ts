import { and, eq, gt } from 'drizzle-orm';
import { sandboxCheckouts } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { sendSandboxEvent } from './send-event.job.ts';

type Needs = Pick<House, 'database' | 'clock' | 'random' | 'queue'>;

const ID_BYTES = 12;

/** The sandbox takes the pretended money, once, and owes us a message about it. False when it was too late for that. */
export async function payCheckout({ database, clock, random, queue }: Needs, checkoutId: string): Promise<boolean> {
  const newId = (kind: string) => `${kind}_sandbox_${random(ID_BYTES).toString('hex')}`;
  return inTransaction(database, async (tx) => {
    const [paid] = await tx
      .update(sandboxCheckouts)
      .set({ status: 'complete', paymentReference: newId('pi') })
      .where(
        and(
          eq(sandboxCheckouts.id, checkoutId),
          eq(sandboxCheckouts.status, 'open'),
          gt(sandboxCheckouts.expiresAt, clock.now()),
        ),
      )
      .returning({ id: sandboxCheckouts.id });
    if (!paid) return false;
    await queue.enqueue(sendSandboxEvent, { eventId: newId('evt'), checkoutId }, { tx });
    return true;
  });
}
