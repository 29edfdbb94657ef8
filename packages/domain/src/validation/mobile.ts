import type { RegionCode } from '../regions/codes.ts';
import type { ValidationCode } from './codes.ts';

/** A number as the form shows it; it travels as one text, '{code}-{number}'. */
export interface Mobile {
  code: string;
  value: string;
}

export const MIN_MOBILE_DIGITS = 8;
export const MAX_MOBILE_DIGITS = 13;

/** The prefix that a region's form starts with. */
export const mobileCodeOf: Record<RegionCode, string> = { it: '+39', de: '+49' };

const separators = /[\s\p{Cf}().,/_–‐‑-]+/gu;

/** '+39' for 39, +39, 0039 and the like; anything else is left for the validator to refuse. */
export function normaliseMobileCode(value: string): string {
  const bare = value.replace(separators, '');
  const digits = /^(?:\+|00)?(\d+)$/.exec(bare)?.[1];
  return digits === undefined ? bare : `+${digits}`;
}

/** The number without the separators that people write between its digits. */
export const normaliseMobileNumber = (value: string): string => value.replace(separators, '');

export function validateMobileCode(value: string): ValidationCode | null {
  const code = normaliseMobileCode(value);
  if (code === '') return 'required';
  return /^\+[1-9]\d{0,3}$/.test(code) ? null : 'pattern';
}

export function validateMobileNumber(value: string): ValidationCode | null {
  const number = normaliseMobileNumber(value);
  if (number === '') return 'required';
  if (!/^\d+$/.test(number)) return 'pattern';
  if (number.length < MIN_MOBILE_DIGITS) return 'tooShort';
  return number.length > MAX_MOBILE_DIGITS ? 'tooLong' : null;
}

export const joinMobile = ({ code, value }: Mobile): string =>
  `${normaliseMobileCode(code)}-${normaliseMobileNumber(value)}`;

/** Undoes joinMobile; without a hyphen everything is taken for the number. */
export function splitMobile(joined: string): Mobile {
  const text = joined.trim();
  const hyphen = text.indexOf('-');
  return hyphen < 0 ? { code: '', value: text } : { code: text.slice(0, hyphen), value: text.slice(hyphen + 1) };
}

/** '+39-3331234567' for every way of writing it; empty stays empty. */
export function normaliseMobile(joined: string): string {
  const tidied = joinMobile(splitMobile(joined));
  return tidied === '-' ? '' : tidied;
}

export function validateMobile(joined: string): ValidationCode | null {
  if (normaliseMobile(joined) === '') return 'required';
  const { code, value } = splitMobile(joined);
  return validateMobileCode(code) ?? validateMobileNumber(value);
}

/** Numbers at home begin with a zero that nobody dials from abroad; in Italy it belongs to the number. */
const keepsZero = mobileCodeOf.it;

/** As people read and dial it from anywhere: '+49 15123456789'. */
export function writtenMobile({ code, value }: Mobile): string {
  const [prefix, number] = [normaliseMobileCode(code), normaliseMobileNumber(value)];
  return `${prefix} ${prefix === keepsZero ? number : number.replace(/^0/, '')}`.trim();
}
