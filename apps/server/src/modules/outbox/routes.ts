import type {} from '@fastify/swagger';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { outboxFileTime } from '../../adapters/mail/outbox/outbox-file-name.ts';
import { htmlView } from './html-view.ts';
import { listPage, MAILS_PER_PAGE } from './list-page.ts';
import { mailPage, missingPage } from './mail-page.ts';
import { listOutbox, readOutboxMail } from './outbox-folder.ts';
import { STYLES_PATH } from './page-frame.ts';
import { MAIL_POLICY, PAGE_POLICY } from './policies.ts';
import { sendFile } from './send-file.ts';
import { styles } from './styles.ts';

type Named = { Params: { name: string } };

const MAX_PAGE = 100_000;
const unlisted = { schema: { hide: true } };

/** The mails that were written instead of sent. Registered only where mail goes to the outbox. */
export const outboxRoutes: FastifyPluginAsync<{ directory: string }> = async (app, { directory }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  app.get<{ Querystring: { page?: string } }>('/outbox', unlisted, async (request, reply) => {
    const page = pageNumber(request.query.page);
    const found = await listOutbox(directory, { skip: (page - 1) * MAILS_PER_PAGE, take: MAILS_PER_PAGE });
    return sendPage(reply, listPage(found, page));
  });

  app.get(STYLES_PATH, unlisted, async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  app.get<Named>('/outbox/:name', unlisted, async ({ params: { name } }, reply) => {
    const found = await readOutboxMail(directory, name);
    const at = outboxFileTime(name);
    return found && at ? sendPage(reply, mailPage(name, at, found.mail)) : sendMissing(reply);
  });

  app.get<Named>('/outbox/:name/html', unlisted, async ({ params: { name } }, reply) => {
    const found = await readOutboxMail(directory, name);
    if (!found) return sendMissing(reply);
    const html = htmlView(found.mail.html, found.mail.text);
    return reply.header('Content-Security-Policy', MAIL_POLICY).type('text/html; charset=utf-8').send(html);
  });

  app.get<Named>('/outbox/:name/raw', unlisted, async ({ params: { name } }, reply) => {
    const found = await readOutboxMail(directory, name);
    if (!found) return sendMissing(reply);
    return sendFile(reply, { filename: name, contentType: 'message/rfc822', content: found.raw });
  });

  app.get<{ Params: { name: string; index: string } }>(
    '/outbox/:name/attachments/:index',
    unlisted,
    async ({ params: { name, index } }, reply) => {
      const found = await readOutboxMail(directory, name);
      const attachment = /^\d{1,3}$/.test(index) ? found?.mail.attachments[Number(index)] : undefined;
      if (!attachment || typeof attachment.content === 'string') return sendMissing(reply);
      const { filename, mimeType, content } = attachment;
      return sendFile(reply, {
        filename: filename ?? 'attachment',
        contentType: mimeType,
        content: Buffer.from(new Uint8Array(content)),
      });
    },
  );
};

function pageNumber(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('Content-Security-Policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), missingPage());
}
