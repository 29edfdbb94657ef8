import type { Language } from '../languages.ts';

export const regionCodes = ['it', 'de'] as const;
export type RegionCode = (typeof regionCodes)[number];
export const DEFAULT_REGION: RegionCode = 'it';

export const isRegionCode = (value: unknown): value is RegionCode => regionCodes.includes(value as RegionCode);

/** The first label of the host name says the region; every other host means the default. */
export function regionOfHost(host: string): RegionCode {
  const label = host.split(':')[0]?.split('.')[0]?.toLowerCase();
  return isRegionCode(label) ? label : DEFAULT_REGION;
}

/** Spoken where the address names none: whoever opens a region's own host expects its language. */
export const languageOfRegion: Readonly<Record<RegionCode, Language>> = { it: 'it', de: 'de' };

export const languageOfHost = (host: string): Language => languageOfRegion[regionOfHost(host)];

/** Whether the host itself names a region, so that a guess from elsewhere is not wanted. */
export const hostNamesRegion = (host: string): boolean => isRegionCode(host.split('.')[0]?.toLowerCase());

/** An address of digits has no names below it. */
const isAddress = (host: string): boolean => /^(?:\d+(?:\.\d+){3}|\[.*\])(?::\d+)?$/.test(host);

/** The same host in another region: `it.example.com` becomes `de.example.com`, `localhost:3000` `de.localhost:3000`. */
export function hostInRegion(host: string, region: RegionCode): string {
  if (isAddress(host)) return host;
  const labels = host.split('.');
  if (isRegionCode(labels[0]?.toLowerCase())) labels.shift();
  if (labels[0] === 'www') labels.shift();
  return [region, ...labels].join('.');
}
