import type { Listing } from '@vesta/domain/listing';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { companies, listings } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

type Needs = Pick<House, 'database'>;

/** A listing that is open for applications, with the company that stands behind it. */
export const findListing = (house: Needs, id: string): Promise<Listing | null> =>
  loadListing(house, id, isNull(listings.closedAt));

/** The same for whoever has applied already: a listing that was closed since is still theirs. */
export const findListingOfApplication = (house: Needs, id: string): Promise<Listing | null> =>
  loadListing(house, id, undefined);

async function loadListing({ database }: Needs, id: string, isOffered: SQL | undefined): Promise<Listing | null> {
  if (!isUuid(id)) return null;
  const [row] = await database.orm
    .select()
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(and(eq(listings.id, id), isOffered));
  if (!row) return null;
  const { listings: found, companies: company } = row;
  return {
    id: found.id,
    listingUuid: found.id,
    title: found.title,
    place: found.place,
    summary: found.summary,
    region: found.region as Listing['region'],
    applicationType: found.applicationType as Listing['applicationType'],
    amountCents: found.amountCents,
    availableFrom: found.availableFrom,
    lanPays: found.lanPays,
    company: {
      name: company.name,
      tagline: company.tagline,
      url: company.url,
      logo: company.logo,
      visualPrimaryColor: company.visualPrimaryColor,
      visualSecondaryColor: company.visualSecondaryColor,
      visualBackgroundColor: company.visualBackgroundColor,
      visualHeaderColor: company.visualHeaderColor,
    },
  };
}
