import type { Day } from '@vesta/domain/dates/day';
import { dayIn } from '../../calendar.ts';

const weights = [7, 3, 1] as const;

/** The zone's sum over digits, beginning at one of its three weights. */
export const zoneSum = (digits: string, start = 0): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[(index + start) % 3] ?? 0), 0) % 10;

export const sixOf = (day: Day): string => day.slice(2).replaceAll('-', '');

/**
 * In both kinds of zone the composite sum meets the day of birth at the second weight.
 */
const COMPOSITE_START = 1;

/** Days with the same check digits, alone and in the whole zone: nothing but the day itself has to be changed. */
export function twinsOf(birth: Day): Day[] {
  const digits = sixOf(birth);
  const alike = (other: string): boolean =>
    other !== digits &&
    zoneSum(other) === zoneSum(digits) &&
    zoneSum(other, COMPOSITE_START) === zoneSum(digits, COMPOSITE_START);
  const year = Number(birth.slice(0, 4));
  const days = Array.from({ length: 20 }, (_, back) => year - 10 + back).flatMap((other) =>
    Array.from({ length: 12 }, (_, month) => `${other}-${String(month + 1).padStart(2, '0')}`).flatMap((month) =>
      Array.from({ length: 28 }, (_, day) => dayIn(month, day + 1)),
    ),
  );
  return days.filter((day) => day.slice(0, 2) === birth.slice(0, 2) && alike(sixOf(day)));
}
