import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** The link of an invitation was followed; only the first time counts. */
export async function noteOpened(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  invitationId: string,
): Promise<void> {
  await database.orm
    .update(invitations)
    .set({ openedAt: clock.now() })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.openedAt)));
}
