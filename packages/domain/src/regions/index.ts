import type { RegionCode } from './codes.ts';
import { de } from './de/index.ts';
import { it } from './it/index.ts';
import type { Region } from './region.ts';

export const regions: Record<RegionCode, Region> = { it, de };
