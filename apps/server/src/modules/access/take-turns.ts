import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { clientLeft } from '../../lib/client-left.ts';
import { createFairLine, type FairLine } from '../../lib/fair-line.ts';
import { sessionCookieOf } from '../../lib/session-cookie.ts';
import { deskCookieOf } from '../desk/desk-cookie.ts';

/** A browser opens no more connections to one host either. */
const LINE = { atOnce: 6, mostPerPerson: 60, mostInAll: 60 } as const;

/** Whoever says who they are, as they say it: whether it is true is asked of the database, which is what is spared here. */
const shownBy = (request: FastifyRequest): string | null =>
  request.context.bearer ?? sessionCookieOf(request) ?? deskCookieOf(request);

/** Papers on their way from a slow phone must not keep its page waiting; they have limits of their own. */
const isUpload = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && /^multipart\//i.test(headers['content-type'] ?? '');

/** Also where nobody hears the end of it. */
const answered = ({ raw }: FastifyReply): Promise<void> => finished(raw, { readable: false }).catch(() => undefined);

/**
 * Takes the calls of one session a few at a time, before anything is asked of the database: its line is one for
 * everybody, and somebody who sends forty calls at once would stand in it forty times.
 */
export const takeTurns = plugin(
  async (app) => {
    const lines = new Map<string, { line: FairLine; calls: number }>();
    app.addHook('onRequest', async (request, reply) => {
      const key = shownBy(request);
      if (key === null || isUpload(request)) return;
      const own = lines.get(key) ?? { line: createFairLine(LINE), calls: 0 };
      lines.set(key, own);
      own.calls += 1;
      await new Promise<void>((begin, refuse) => {
        const work = () => {
          begin();
          return answered(reply);
        };
        void own.line
          .run(key, work, clientLeft(reply))
          .catch(refuse)
          .finally(() => {
            own.calls -= 1;
            if (own.calls === 0) lines.delete(key);
          });
      });
    });
  },
  { name: 'take-turns', dependencies: ['request-context'] },
);
