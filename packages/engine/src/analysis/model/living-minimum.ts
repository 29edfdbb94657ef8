import type { RegionCode } from '@vesta/domain/regions/codes';
import { regionConstants } from './constants.ts';

export interface People {
  readonly adults: number;
  readonly minors: number;
}

/** What is left for living before anything may go into rent, in cents a month. */
export function livingMinimum({ adults, minors }: People, region: RegionCode): number {
  const { LIVING_FIRST_ADULT, LIVING_ADULT, LIVING_MINOR } = regionConstants[region];
  return LIVING_FIRST_ADULT + Math.max(0, adults - 1) * LIVING_ADULT + minors * LIVING_MINOR;
}
