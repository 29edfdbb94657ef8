import { parseHex } from '@vesta/domain/branding/hex';

/** What was given as an option, read as what it shall be; a sentence where it is not that. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
}

const refuse = (name: string, what: string): never => {
  throw new FieldError(`--${name} must be ${what}.`);
};

export const text = (name: string, value: string, max = 200): string =>
  value.trim() !== '' && value.length <= max ? value.trim() : refuse(name, `1 to ${max} letters`);

export const colour = (name: string, value: string): string =>
  parseHex(value) ? value : refuse(name, 'a colour such as #0f4c45');

export const url = (name: string, value: string): string =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
    ? value
    : refuse(name, 'an address that starts with https://');

export const email = (name: string, value: string): string =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? value.toLowerCase() : refuse(name, 'an e-mail address');

export const cents = (name: string, value: string): number =>
  /^\d{1,9}$/.test(value) ? Number(value) : refuse(name, 'a whole number of cents');

export const day = (name: string, value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : refuse(name, 'a day such as 2027-01-31');

export const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T =>
  known.includes(value as T) ? (value as T) : refuse(name, `one of ${known.join(', ')}`);
