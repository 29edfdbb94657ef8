import type { ZoneFormat } from './layouts.ts';

export type ZoneCheck = 'number' | 'birth' | 'expiry' | 'optional' | 'composite';

/** What stands in a machine-readable zone, and what its check digits say about it. */
export interface Zone {
  readonly format: ZoneFormat;
  readonly lines: readonly string[];
  /** Kind of paper as printed, such as P, ID or AR. */
  readonly code: string;
  /** Three letters of ISO 3166; null for a code that no state has. */
  readonly issuer: string | null;
  readonly nationality: string | null;
  readonly number: string;
  /** Six signs YYMMDD; unknown parts are fillers. */
  readonly birth: string;
  /** Six signs YYMMDD; null where the format has none or it was left empty. */
  readonly expiry: string | null;
  readonly sex: 'F' | 'M' | 'X' | null;
  readonly optional: readonly string[];
  readonly surname: string;
  readonly givenNames: string;
  /** The name filled its place, so that its end may be missing. */
  readonly namesMayBeCut: boolean;
  /** True where the digit is right; a check that the format does not have is left out. */
  readonly checks: Readonly<Partial<Record<ZoneCheck, boolean>>>;
}

/** Every digit that the format has is right. Only then is the zone believed. */
export const isConfirmed = (zone: Zone): boolean => Object.values(zone.checks).every(Boolean);
