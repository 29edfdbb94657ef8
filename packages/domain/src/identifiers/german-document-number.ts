import { checkDigit731 } from './check-731.ts';

/**
 * Serial numbers of German identity cards and passports use digits and those consonants that are hard to mistake:
 * no vowels, and none of B, D, Q, S. A reader may therefore take an O for a zero without asking.
 */
const shape = /^[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}$/;

export const normaliseDocumentNumber = (text: string): string => text.replace(/\s+/gu, '').toUpperCase();

/** Nine characters, or ten where the check digit is printed behind them. */
export function isGermanDocumentNumber(text: string): boolean {
  const number = normaliseDocumentNumber(text);
  if (!shape.test(number.slice(0, 9)) || number.length > 10) return false;
  return number.length === 9 || checkDigit731(number.slice(0, 9)) === number.charAt(9);
}
