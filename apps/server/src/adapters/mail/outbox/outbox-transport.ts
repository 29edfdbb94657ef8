import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Clock } from '../../../lib/clock.ts';
import { composeMail } from '../compose-mail.ts';
import type { Mailbox, MailTransport } from '../port.ts';
import { outboxFileName } from './outbox-file-name.ts';
import { placeFile } from './place-file.ts';

const OWNER_ONLY_FOLDER = 0o700;

export type OutboxTransportOptions = { directory: string; from: Mailbox; clock: Clock };

/** Stands in for a mail server: every mail becomes a file that any mail program can open. */
export function createOutboxTransport({ directory, from, clock }: OutboxTransportOptions): MailTransport {
  let counter = 0;
  const prepare = () => mkdir(directory, { recursive: true, mode: OWNER_ONLY_FOLDER });

  return {
    kind: 'outbox',

    async send(mail) {
      const at = clock.now();
      const composed = composeMail(mail, { from, now: at });
      const content = await new MailComposer({ ...composed, newline: 'win' }).compile().build();
      await prepare();
      await placeFile({
        directory,
        temporaryName: `.${randomUUID()}.tmp`,
        content,
        nextName: () => {
          counter += 1;
          return outboxFileName({ at, counter, template: mail.template ?? 'mail' });
        },
      });
      return { messageId: composed.messageId };
    },

    async ping() {
      await prepare();
      const probe = join(directory, `.${randomUUID()}.tmp`);
      await writeFile(probe, '');
      await rm(probe);
    },

    close: () => undefined,
  };
}
