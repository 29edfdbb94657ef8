import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { mailHeaders } from './mail-headers.ts';
import { toMailbox } from './mailbox.ts';
import { oneLine } from './one-line.ts';
import type { Mailbox, OutgoingMail } from './port.ts';

export type ComposeContext = { from: Mailbox; now: Date; newId?: () => string };

export type ComposedMail = SendMailOptions & { messageId: string };

/** The same composition for every transport, so that the outbox shows what a mail server would send. */
export function composeMail(mail: OutgoingMail, { from, now, newId = randomUUID }: ComposeContext): ComposedMail {
  const sender = toMailbox(mail.from ?? from);
  return {
    from: sender,
    to: toMailbox(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: now,
    messageId: wholeId(mail.messageId ?? newId(), domainOf(sender)),
    headers: mailHeaders(mail.headers ?? {}),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: oneLine(filename),
      contentType,
      content,
    })),
    // Content comes from memory only; a path or address in it must never be followed.
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

const WHOLE_ID = /^<[A-Za-z0-9._-]+@[A-Za-z0-9.-]+>$/;

function wholeId(id: string, domain: string): string {
  return WHOLE_ID.test(id) ? id : `<${id.replace(/[^A-Za-z0-9._-]+/g, '-')}@${domain}>`;
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
