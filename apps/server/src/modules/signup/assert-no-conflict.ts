import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { InvitationFacts } from '../invitations/open-invitation.ts';
import type { Start } from './open-application.ts';

interface Attempt {
  userId: string;
  start: Start;
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

/** A finished application for the same home stands for as long as its report is valid. */
async function hasApplied(tx: Transaction, { userId, start }: Attempt, now: Date): Promise<boolean> {
  if (!start.listingId) return false;
  const rows = await tx
    .select({ completedAt: applications.completedAt })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.listingId, start.listingId),
        eq(applications.applicantRole, start.role),
        isNotNull(applications.completedAt),
        isNull(applications.deletedAt),
      ),
    );
  const valid = REPORT_VALID_DAYS * 24 * 60 * 60 * 1000;
  return rows.some(({ completedAt }) => completedAt !== null && now.getTime() - completedAt.getTime() < valid);
}

export async function assertNoConflict(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  attempt: Attempt,
): Promise<void> {
  if (await isInviter(tx, attempt)) throw new AppError('INVITATION_FOR_ANOTHER', { detail: 'own invitation' });
  if (await hasApplied(tx, attempt, clock.now())) throw new AppError('APPLICATION_ACTIVE');
}
