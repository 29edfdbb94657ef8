import { emailCode } from '@vesta/domain/my-data/forms';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { clearSessionCookie } from '../../lib/session-cookie.ts';
import { accessOf } from '../access/guard.ts';
import { recordAct } from '../audit/record.ts';
import { eraseEverything } from './erase-everything.ts';
import { whoseIs, writeExport } from './export/write-export.ts';
import { fileRequest } from './file-request.ts';
import { sendErasureCode } from './send-erasure-code.ts';

const tags = ['my data'];
const EXPORTS_PER_HOUR = { max: 10, windowMs: 60 * 60 * 1000 };

/** What concerns everything at once: taking it along, and having it erased. */
export const allMyDataRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/my-data/export',
    {
      config: { access: 'session', cookie: true },
      schema: { tags, summary: 'Everything about the person, as a ZIP archive', response: failureResponses(401) },
    },
    async (request, reply) => {
      const { user } = accessOf(request);
      await takeFromLimit(house, `export:${user.id}`, EXPORTS_PER_HOUR);
      const now = house.clock.now();
      const [row] = await house.database.orm.select().from(users).where(eq(users.id, user.id));
      if (!row) throw new AppError('UNAUTHORIZED', { detail: 'the person is gone' });
      await inTransaction(house.database, async (tx) => {
        await fileRequest(tx, now, { userId: user.id, kind: 'access', channel: 'self-service' });
        await recordAct(tx, now, { actorKind: 'applicant', actorId: user.id, action: 'person.exported' });
      });
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="vesta-${now.toISOString().slice(0, 10)}.zip"`)
        .type('application/zip')
        .send(writeExport(house, await whoseIs(house, row), request.context.language) as never);
    },
  );

  app.post(
    '/v1/my-data/erasure/code',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Send the code with which everything is erased',
        response: {
          200: z.object({ success: z.literal(true), retry_after_seconds: z.number() }),
          ...failureResponses(401),
        },
      },
    },
    async (request) => ({
      success: true as const,
      retry_after_seconds: await sendErasureCode(house, accessOf(request), request.context),
    }),
  );

  app.post(
    '/v1/my-data/erasure',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Erase everything about the person; receipts stay',
        body: z.object({ code: emailCode }),
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request, reply) => {
      await eraseEverything(house, accessOf(request), request.body.code, request.context.language);
      clearSessionCookie(reply, house.config.publicUrl);
      return { success: true as const };
    },
  );
};
