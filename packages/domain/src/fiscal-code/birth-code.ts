import { type Day, partsOf } from '../dates/day.ts';

export const sexes = ['F', 'M'] as const;
export type Sex = (typeof sexes)[number];

export const MONTH_LETTERS = 'ABCDEHLMPRST';
/** Added to a woman's day of birth. */
export const FEMALE_OFFSET = 40;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Year, month and day with sex: five characters such as 85D03; null when the day is not real. */
export function birthCode(birthDay: Day, sex: Sex): string | null {
  const parts = partsOf(birthDay);
  if (!parts) return null;
  const day = parts.day + (sex === 'F' ? FEMALE_OFFSET : 0);
  return `${twoDigits(parts.year % 100)}${MONTH_LETTERS.charAt(parts.month - 1)}${twoDigits(day)}`;
}
