import type { Day } from '@vesta/domain/dates/day';
import { sixDigits } from '../wording/dates.ts';

const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

function checkDigit(first11: string): number {
  const digits = first11.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0'));
  let sum = 0;
  [...digits].forEach((digit, index) => {
    const value = Number(digit) * (weights[index] ?? 0);
    sum += Math.floor(value / 10) + (value % 10);
  });
  return sum % 10;
}

/** Area, birthday, initial of the surname at birth, serial (men below 50) and the check digit. */
export function svNumber(area: string, birthDay: Day, initial: string, serial: string): string {
  const first11 = `${area}${sixDigits(birthDay)}${initial}${serial}`;
  return `${first11}${checkDigit(first11)}`;
}

export const isSvNumber = (code: string): boolean =>
  /^\d{8}[A-Z]\d{3}$/.test(code) && checkDigit(code.slice(0, 11)) === Number(code.charAt(11));
