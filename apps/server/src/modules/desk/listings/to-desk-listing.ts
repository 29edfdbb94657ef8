import type { ApplicationType } from '@vesta/domain/application-types';
import { type DeskListing, type LettingStage, rentOf } from '@vesta/domain/desk/listings';
import { hostInRegion, type RegionCode } from '@vesta/domain/regions/codes';
import type { House } from '../../../house.ts';
import type { ListingRow } from './own-listing.ts';

/** The language in which people of a region are greeted first; each may choose another. */
const languageOf: Record<RegionCode, string> = { it: 'it', de: 'de' };

/** The address under which people apply, in the region that the home lies in. */
export function applyLink(
  { config }: Pick<House, 'config'>,
  { id, region, applicationType }: Pick<ListingRow, 'id' | 'region' | 'applicationType'>,
  language = languageOf[region as RegionCode],
): string {
  const link = new URL(config.publicUrl);
  link.host = hostInRegion(link.host, region as RegionCode);
  link.pathname = `/${language}/${applicationType}/apply/${id}`;
  return link.href;
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
