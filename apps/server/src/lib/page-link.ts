import { hostInRegion, type RegionCode } from '@vesta/domain/regions/codes';

/**
 * The address of a page for somebody who comes from outside, by a mail or a paper: at the host of the region that it is
 * about, where the page knows its country, or at the house's own where nothing names a region.
 */
export function pageLink({ publicUrl }: { publicUrl: string }, region: RegionCode | null, path: string): URL {
  const link = new URL(path, publicUrl);
  if (region !== null) link.host = hostInRegion(link.host, region);
  return link;
}
