import { PermanentMailError } from './mail-errors.ts';
import { oneLine } from './one-line.ts';

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

// Who gets the mail and how it is built is said by the mail's own fields and by nothing else.
const RESERVED = new Set(
  'to cc bcc from sender subject date message-id mime-version content-type content-transfer-encoding'.split(' '),
);

/** Marked as automatic, so that no absence note answers it. */
const ALWAYS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export function mailHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = { ...ALWAYS };
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || RESERVED.has(name.toLowerCase())) {
      throw new PermanentMailError('The mail sets a header that it may not set');
    }
    result[name] = oneLine(value);
  }
  return result;
}
