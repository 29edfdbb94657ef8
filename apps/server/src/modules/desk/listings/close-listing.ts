import type { DeskListing } from '@vesta/domain/desk/listings';
import { eq, sql } from 'drizzle-orm';
import { listings } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { ownListing } from './own-listing.ts';
import { toDeskListing } from './to-desk-listing.ts';

/** Nobody new can apply to a closed listing; whoever has begun goes on as before. Doing it twice is doing it once. */
export async function setListingClosed(
  house: Pick<House, 'database' | 'clock' | 'config'>,
  member: Member,
  listingId: string,
  isClosed: boolean,
): Promise<DeskListing> {
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const row = await ownListing(tx, member, listingId);
    if ((row.closedAt !== null) === isClosed) return toDeskListing(house, row);
    const [changed] = await tx
      .update(listings)
      .set({ closedAt: isClosed ? now : null, version: sql`${listings.version} + 1` })
      .where(eq(listings.id, row.id))
      .returning();
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: isClosed ? 'listing.closed' : 'listing.reopened',
      subjectId: row.id,
      data: { company: member.company.id },
    });
    return toDeskListing(house, changed ?? row);
  });
}
