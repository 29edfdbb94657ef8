import type { RegionCode } from '../regions/codes.ts';

export interface Separators {
  group: '.' | ',';
  decimal: '.' | ',';
}

/** How amounts are written in a region, whatever the language on screen. */
export const separatorsOf: Record<RegionCode, Separators> = {
  it: { group: '.', decimal: ',' },
  de: { group: '.', decimal: ',' },
};
