import addressparser from 'nodemailer/lib/addressparser';
import { PermanentMailError } from './mail-errors.ts';
import { oneLine } from './one-line.ts';
import type { Mailbox } from './port.ts';

// Stricter than the standard on purpose: no quoting, no comments, no list, nothing that could start another header.
const ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]{1,253}$/u;

export function toMailbox(recipient: string | Mailbox): Mailbox {
  const { name, address } = typeof recipient === 'string' ? { name: '', address: recipient } : recipient;
  if (!ADDRESS.test(address)) throw new PermanentMailError('The mail has no valid address');
  return { name: oneLine(name), address };
}

/** Reads the operator's sender, written as `Name <address>` or as an address alone. */
export function parseSender(written: string): Mailbox {
  const [mailbox, ...more] = addressparser(written, { flatten: true });
  if (!mailbox || more.length > 0) throw new TypeError('The sender of mails must be exactly one address');
  return toMailbox(mailbox);
}
