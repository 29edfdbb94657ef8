import type { ReleaseForm } from '@vesta/domain/release';
import { eq } from 'drizzle-orm';
import { companies, listings } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { RELEASE_RECIPIENT } from '../../lib/vault/contexts.ts';
import type { OwnApplication } from '../access/access.ts';

export interface Recipient {
  kind: 'listing' | 'person';
  name: string;
  email: string;
}

export const openRecipient = ({ vault }: Pick<House, 'vault'>, sealed: Buffer): Omit<Recipient, 'kind'> =>
  vault.openJson(sealed, RELEASE_RECIPIENT);

/** Who will receive the report: the company at the listing's address or its own, or the person that was named. */
export async function recipientOf(
  { database }: Pick<House, 'database'>,
  { listingId }: OwnApplication,
  { recipient }: ReleaseForm,
): Promise<Recipient> {
  if (recipient !== 'listing') return { kind: 'person', ...recipient };
  const [row] = listingId
    ? await database.orm
        .select({ name: companies.name, email: companies.reportEmail, own: listings.reportEmail })
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId))
        .where(eq(listings.id, listingId))
    : [];
  const email = row?.own ?? row?.email;
  if (!row || !email) throw new AppError('NOT_FOUND', { detail: 'the listing has no address for reports' });
  return { kind: 'listing', name: row.name, email };
}
