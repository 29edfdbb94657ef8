import type { ApplicationType } from '@vesta/domain/application-types';
import { type DeskListing, type LettingStage, rentOf } from '@vesta/domain/desk/listings';
import { languageOfRegion, type RegionCode } from '@vesta/domain/regions/codes';
import type { House } from '../../../house.ts';
import { pageLink } from '../../../lib/page-link.ts';
import type { ListingRow } from './own-listing.ts';

/** The address under which people apply, in the region that the home lies in. */
export function applyLink(
  { config }: Pick<House, 'config'>,
  { id, region, applicationType }: Pick<ListingRow, 'id' | 'region' | 'applicationType'>,
  language: string = languageOfRegion[region as RegionCode],
): string {
  return pageLink(config, region as RegionCode, `/${language}/${applicationType}/apply/${id}`).href;
}

export function toDeskListing(house: Pick<House, 'config'>, row: ListingRow): DeskListing {
  const region = row.region as RegionCode;
  return {
    id: row.id,
    title: row.title,
    place: row.place,
    summary: row.summary,
    region,
    application_type: row.applicationType as ApplicationType,
    rent_cents: rentOf(region, row.amountCents, row.chargesCents),
    charges_cents: row.chargesCents,
    amount_cents: row.amountCents,
    available_from: row.availableFrom,
    stage: row.stage as LettingStage,
    lan_pays: row.lanPays,
    report_email: row.reportEmail,
    closed_at: row.closedAt?.toISOString() ?? null,
    version: row.version,
    apply_link: applyLink(house, row),
  };
}
