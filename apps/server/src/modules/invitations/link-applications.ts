import { and, eq, isNull } from 'drizzle-orm';
import { applications, invitations } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { openInvitation } from './open-invitation.ts';

/** Joins the application at hand to the household of whoever sent the invitation. */
export async function linkApplications(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  code: string,
): Promise<void> {
  const invitation = await openInvitation(house, code, user.profile.email);
  if (invitation.inviterApplicationId === application.id) throw new AppError('INVITATION_FOR_ANOTHER');
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const taken = await tx
      .update(invitations)
      .set({ acceptedAt: now, acceptedApplicationId: application.id })
      .where(and(eq(invitations.id, invitation.id), isNull(invitations.acceptedAt)))
      .returning({ id: invitations.id });
    if (taken.length === 0) throw new AppError('INVITATION_USED');
    await tx
      .update(applications)
      .set({
        householdId: invitation.householdId,
        listingId: invitation.listingId,
        applicantRole: invitation.role,
        updatedAt: now,
      })
      .where(eq(applications.id, application.id));
  });
}
