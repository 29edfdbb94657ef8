import type { MailTransport } from '../adapters/mail/port.ts';
import type { Figures } from './figures.ts';

/** Counts mails by what they are, never by whom they reach. */
export const measuredMail = (mail: MailTransport, { mails }: Figures): MailTransport => ({
  kind: mail.kind,
  ping: () => mail.ping(),
  close: () => mail.close(),
  send: async (message) => {
    const template = message.template ?? 'unnamed';
    try {
      const sent = await mail.send(message);
      mails.inc({ template, outcome: 'sent' });
      return sent;
    } catch (error) {
      mails.inc({ template, outcome: 'failed' });
      throw error;
    }
  },
});
