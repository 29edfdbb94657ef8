/** A calendar day, 'YYYY-MM-DD', without hour or time zone: two such texts compare as the days do. */
export type Day = string;

export interface DayParts {
  year: number;
  month: number;
  day: number;
}

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** The day made of these numbers; null when the calendar has no such day. */
export function dayOf({ year, month, day }: DayParts): Day | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  if (day > daysInMonth(year, month)) return null;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The numbers of a day; null for a text that is not a real one. */
export function partsOf(text: string): DayParts | null {
  const match = shape.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return dayOf(parts) === null ? null : parts;
}

export const isRealDay = (text: string): boolean => partsOf(text) !== null;

/** Negative when the first day is earlier, 0 when they are the same. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);
