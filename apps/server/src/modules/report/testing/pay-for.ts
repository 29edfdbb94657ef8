import { payments } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';

/** Marks an application as paid for. */
export async function payFor(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  applicationId: string,
): Promise<void> {
  await database.orm.insert(payments).values({
    applicationId,
    provider: 'sandbox',
    sessionId: `paid-${applicationId}`,
    status: 'complete',
    amountCents: 2000,
    currency: 'EUR',
    paidAt: clock.now(),
  });
}
