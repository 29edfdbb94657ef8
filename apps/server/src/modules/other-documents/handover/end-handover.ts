import { eq } from 'drizzle-orm';
import { sessions, uploadHandovers } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { ownHandover } from './own-handover.ts';

/** Ends a hand-over at once: the code opens nothing any more, and the phone's session is over. */
export async function endHandover(
  house: Pick<House, 'database' | 'clock'>,
  applicationId: string,
  handoverId: string,
): Promise<void> {
  const now = house.clock.now();
  const { id, sessionId } = await ownHandover(house, applicationId, handoverId);
  await inTransaction(house.database, async (tx) => {
    await tx.update(uploadHandovers).set({ expiresAt: now }).where(eq(uploadHandovers.id, id));
    if (sessionId) await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId));
  });
}
