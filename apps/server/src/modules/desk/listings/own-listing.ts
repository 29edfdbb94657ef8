import { isUuid } from '@vesta/domain/uuid';
import { and, eq } from 'drizzle-orm';
import type { Orm, Transaction } from '../../../db/database.ts';
import { listings } from '../../../db/schema/index.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Member } from '../staff.ts';

export type ListingRow = typeof listings.$inferSelect;

/** A listing of the company that the caller acts for; one of another company is not there. */
export async function ownListing(
  db: Orm | Transaction,
  { company }: Pick<Member, 'company'>,
  listingId: string,
): Promise<ListingRow> {
  const [row] = isUuid(listingId)
    ? await db
        .select()
        .from(listings)
        .where(and(eq(listings.id, listingId), eq(listings.companyId, company.id)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not a listing of this company' });
  return row;
}
