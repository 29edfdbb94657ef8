import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@vesta/domain/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsentBook } from '../consents/consent-book.ts';
import type { Door } from '../door.ts';
import { answerPage, type PageAnswer } from './answer-page.ts';
import { PAGE_POLICY, PAGES_PATH, STYLES_PATH } from './frame.ts';
import { styles } from './styles.ts';

type AtTicket = { Params: { ticket: string }; Querystring: { lang?: string }; Body: URLSearchParams };

/** As asked for, else the first of the browser's languages that the pages speak. */
function languageOf({ query, headers }: FastifyRequest<AtTicket>): Language {
  if (isLanguage(query.lang)) return query.lang;
  const accepted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? FALLBACK_LANGUAGE;
}

function send(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  reply
    .header('Content-Security-Policy', PAGE_POLICY)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff');
  return answer.kind === 'back'
    ? reply.redirect(answer.to, 303)
    : reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
}

const MAX_FORM_BYTES = 8_192;

/** The pages of the pretended banks. They need no script. */
export async function pageRoutes(app: FastifyInstance, needs: { book: ConsentBook; door: Door }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get(STYLES_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get<AtTicket>(`${PAGES_PATH}/:ticket`, async (request, reply) =>
    send(reply, answerPage(needs, request.params.ticket, null, languageOf(request))),
  );
  app.post<AtTicket>(`${PAGES_PATH}/:ticket`, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const text = (name: string) => form.get(name) ?? '';
    const post = {
      act: text('act'),
      user: text('user'),
      password: text('password'),
      code: text('code'),
      accounts: form.getAll('account'),
    };
    const answer = answerPage(needs, request.params.ticket, post, languageOf(request));
    // What was taken is asked for anew, so that Back, Forward and a reload never ask to send a form again.
    const isTaken = answer.kind === 'page' && answer.status === 200;
    return send(reply, isTaken ? { kind: 'back', to: request.url } : answer);
  });
}
