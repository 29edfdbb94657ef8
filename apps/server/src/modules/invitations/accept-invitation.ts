import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, invitations } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Marks the open invitation of a proved address to this household as accepted. One invitation, one application. */
export async function acceptInvitationInto(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  {
    applicationId,
    householdId,
    role,
    emailIndex,
  }: { applicationId: string; householdId: string; role: string; emailIndex: Buffer },
): Promise<void> {
  const now = clock.now();
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(
      and(
        eq(applications.householdId, householdId),
        eq(invitations.emailIndex, emailIndex),
        eq(invitations.role, role),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .limit(1);
  if (!open) return;
  await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedApplicationId: applicationId })
    .where(and(eq(invitations.id, open.id), isNull(invitations.acceptedAt)));
}
