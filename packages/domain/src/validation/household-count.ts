import type { ValidationCode } from './codes.ts';

/** How many adults and minors will live in the home; kept as 'adults,minors'. */
export interface HouseholdCount {
  adults: number;
  minors: number;
}

export const MIN_ADULTS = 1;
export const MAX_ADULTS = 8;
export const MAX_MINORS = 8;
export const DEFAULT_HOUSEHOLD_COUNT = '1,0';

const shape = /^(\d{1,2}),(\d{1,2})$/;
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

export function parseHouseholdCount(text: string): HouseholdCount | null {
  const match = shape.exec(withoutSpaces(text));
  if (!match) return null;
  const count = { adults: Number(match[1]), minors: Number(match[2]) };
  const inBounds = count.adults >= MIN_ADULTS && count.adults <= MAX_ADULTS && count.minors <= MAX_MINORS;
  return inBounds ? count : null;
}

export const householdCountText = ({ adults, minors }: HouseholdCount): string => `${adults},${minors}`;

export function normaliseHouseholdCount(text: string): string {
  const count = parseHouseholdCount(text);
  return count ? householdCountText(count) : withoutSpaces(text);
}

export const validateHouseholdCount = (text: string): ValidationCode | null =>
  parseHouseholdCount(text) ? null : 'pattern';

/** The first number must have room for the applicant, everyone listed and the minors. */
export const householdFits = ({ adults, minors }: HouseholdCount, members: number): boolean =>
  adults >= 1 + members + minors;

/** Another member may be added only while somebody is still missing from the list. */
export const canAddMember = ({ adults, minors }: HouseholdCount, members: number): boolean =>
  adults - minors >= 2 + members;
