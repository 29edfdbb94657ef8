import { createTransport } from 'nodemailer';
import type { Clock } from '../../../lib/clock.ts';
import { composeMail } from '../compose-mail.ts';
import type { Mailbox, MailTransport } from '../port.ts';
import { toMailError } from './smtp-failure.ts';

export type SmtpTimeouts = { connectionMs: number; greetingMs: number; silenceMs: number };

const PATIENCE: SmtpTimeouts = { connectionMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 };
const MAX_CONNECTIONS = 3;

export type SmtpTransportOptions = {
  url: string;
  from: Mailbox;
  clock: Clock;
  timeouts?: SmtpTimeouts;
};

export function createSmtpTransport({ url, from, clock, timeouts = PATIENCE }: SmtpTransportOptions): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // One more try covers a pooled connection that the server has closed meanwhile; real retries belong to the job.
    maxRequeues: 1,
    connectionTimeout: timeouts.connectionMs,
    dnsTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    kind: 'smtp',

    async send(mail) {
      try {
        const { messageId } = await transporter.sendMail(composeMail(mail, { from, now: clock.now() }));
        return { messageId };
      } catch (error) {
        throw toMailError(error);
      }
    },

    async ping() {
      try {
        await transporter.verify();
      } catch (error) {
        throw toMailError(error);
      }
    },

    close: () => transporter.close(),
  };
}
