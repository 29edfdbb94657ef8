import { type Day, dayOf } from '../dates/day.ts';

const shape = /^\d{8}[A-Z]\d{3}$/;
const factors = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

export const normaliseRentenversicherungsnummer = (text: string): string => text.replace(/\s+/gu, '').toUpperCase();

const digitSum = (value: number): number => Math.floor(value / 10) + (value % 10);

/** Over the eleven characters before it; the letter counts as its two-digit place in the alphabet. */
export function rentenversicherungsnummerCheckDigit(first11: string): string {
  const letter = String(first11.charCodeAt(8) - 64).padStart(2, '0');
  const digits = first11.slice(0, 8) + letter + first11.slice(9);
  const sum = factors.reduce((total, factor, place) => total + digitSum(Number(digits.charAt(place)) * factor), 0);
  return String(sum % 10);
}

/** Whether this is a German pension insurance number with the right check digit. */
export function isRentenversicherungsnummer(text: string): boolean {
  const number = normaliseRentenversicherungsnummer(text);
  return shape.test(number) && rentenversicherungsnummerCheckDigit(number.slice(0, 11)) === number.charAt(11);
}

/** The birthday that the number names, in the latest century that is past; null where it names no real day. */
export function birthDayInRentenversicherungsnummer(text: string, today: Day): Day | null {
  const number = normaliseRentenversicherungsnummer(text);
  if (!isRentenversicherungsnummer(number)) return null;
  const twoDigits = (from: number): number => Number(number.slice(from, from + 2));
  const [day, month, year] = [twoDigits(2), twoDigits(4), twoDigits(6)];
  const century = Number(today.slice(0, 2)) * 100;
  const past = [century, century - 100].map((start) => dayOf({ year: start + year, month, day }));
  return past.find((candidate) => candidate !== null && candidate <= today) ?? null;
}
