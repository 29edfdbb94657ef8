import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** The mail of an invitation will not reach its address, so whoever sent it should know. */
export async function noteUndelivered(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  invitationId: string,
): Promise<void> {
  await database.orm
    .update(invitations)
    .set({ failedAt: clock.now() })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)));
}
