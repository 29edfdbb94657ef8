import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { asc, eq } from 'drizzle-orm';
import { listingInvites } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { LISTING_INVITE } from '../../../lib/vault/contexts.ts';

/** Invitations that nobody has taken up: whoever came is a number among the applicants until they release a report. */
export async function pendingInvites(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  listingId: string,
  came: readonly Buffer[],
): Promise<DeskApplicant[]> {
  const rows = await database.orm
    .select()
    .from(listingInvites)
    .where(eq(listingInvites.listingId, listingId))
    .orderBy(asc(listingInvites.sentAt));
  return rows
    .filter(({ emailIndex }) => !came.some((index) => index.equals(emailIndex)))
    .map(({ addressSealed, sentAt }) => ({
      id: null,
      number: null,
      name: null,
      invited_email: vault.openJson<{ email: string }>(addressSealed, LISTING_INVITE).email,
      state: 'invited',
      open_part: null,
      since: sentAt.toISOString(),
      released_at: null,
      valid_until: null,
      figures: null,
      request: null,
      decision: null,
      notes: [],
    }));
}
