import type { Clock } from '../../lib/clock.ts';
import { parseSender } from './mailbox.ts';
import { createOutboxTransport } from './outbox/outbox-transport.ts';
import type { MailTransport } from './port.ts';
import { createSmtpTransport } from './smtp/smtp-transport.ts';

export { PermanentMailError, TemporaryMailError } from './mail-errors.ts';
export type { MailAttachment, Mailbox, MailTransport, OutgoingMail } from './port.ts';

export type MailTransportConfig = {
  /** Null sends every mail to the outbox. */
  smtpUrl: string | null;
  outboxDirectory: string;
  /** `Name <address>` or an address alone. */
  from: string;
  clock: Clock;
};

export function createMailTransport({ smtpUrl, outboxDirectory, from, clock }: MailTransportConfig): MailTransport {
  const sender = parseSender(from);
  return smtpUrl === null
    ? createOutboxTransport({ directory: outboxDirectory, from: sender, clock })
    : createSmtpTransport({ url: requireSmtpUrl(smtpUrl), from: sender, clock });
}

/** The library takes any scheme silently and would then talk to localhost. The text may hold a password: never repeat it. */
function requireSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new TypeError(
      'The address of the mail server must look like smtp://host:587 or smtps://user:password@host:465',
    );
  }
  return text;
}
