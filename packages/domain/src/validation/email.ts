import type { ValidationCode } from './codes.ts';

export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** The last label is never a number: that would be an address of a machine. */
const topLabel = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,63})$/u;

/** Without the spaces that a paste brings, in lower case: phones like to capitalise the first letter. */
export const normaliseEmail = (value: string): string =>
  value
    .replace(/[\s\p{Cf}\p{Cc}\p{Cs}]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC');

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && topLabel.test(labels.at(-1) ?? '');
}

/** name@example.com, plus addressing and domains in any alphabet included. */
export function validateEmail(value: string): ValidationCode | null {
  const email = normaliseEmail(value);
  if (email === '') return 'required';
  if (email.length > MAX_EMAIL_LENGTH) return 'tooLong';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  if (local.length > MAX_LOCAL_LENGTH || !localPart.test(local)) return 'pattern';
  return isDomain(email.slice(at + 1)) ? null : 'pattern';
}
