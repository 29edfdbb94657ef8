import { oneLine } from '../../adapters/mail/one-line.ts';

const MAX_LENGTH = 80;

/**
 * A name somebody else typed, fit to be printed in a mail to a stranger. Mail programs turn anything like an address
 * into a link, and an invitation must not carry a stranger's link; no real name has these signs.
 */
export function displayName(name: string): string {
  const plain = oneLine(name)
    .replace(/[:/\\@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ');
  return oneLine(Array.from(plain).slice(0, MAX_LENGTH).join(''));
}
