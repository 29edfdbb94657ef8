import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { listings } from '../../db/schema/index.ts';
import type { PartnerEntry } from './entry.ts';
import { refused } from './verify-signature.ts';

/**
 * The home that somebody is let in for: the signed one, and an address that names another was altered. Links of the older
 * form sign none, so theirs is believed only among the homes of the company whose key it is. Any other is unknown.
 */
export async function listingOfEntry(
  tx: Transaction,
  { listing: signed }: PartnerEntry,
  companyId: string,
  named: string | null,
): Promise<{ id: string; lanPays: boolean } | null> {
  if (signed !== undefined && signed !== named) throw refused('another listing than the signed one');
  if (named === null || !isUuid(named)) return null;
  const [row] = await tx
    .select({ id: listings.id, lanPays: listings.lanPays })
    .from(listings)
    .where(and(eq(listings.id, named), eq(listings.companyId, companyId), isNull(listings.closedAt)));
  return row ?? null;
}
