import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import { AppError } from '../../lib/app-error.ts';
import type { InvitationFacts } from '../invitations/open-invitation.ts';

interface Attempt {
  userId: string;
  invitation: InvitationFacts | null;
}

/** Nobody vouches for themselves. */
async function isInviter(tx: Transaction, { userId, invitation }: Attempt): Promise<boolean> {
  if (!invitation) return false;
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, invitation.inviterApplicationId), eq(applications.userId, userId)));
  return rows.length > 0;
}

/** Said of somebody who holds the invitation, and of nobody else: what an address applied for is told to its mailbox. */
export async function assertNoConflict(tx: Transaction, attempt: Attempt): Promise<void> {
  if (await isInviter(tx, attempt)) throw new AppError('INVITATION_FOR_ANOTHER', { detail: 'own invitation' });
}
