import { VERIFICATION_CODE_DIGITS } from '@vesta/domain/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { setSessionCookie } from '../../lib/session-cookie.ts';
import { translate } from '../../lib/translate.ts';
import { resendCode } from './resend-code.ts';
import { submitCode } from './submit-code.ts';

const email = z.string().max(254).nullish();
const GUESSES_PER_HOUR = { max: 100, windowMs: 60 * 60 * 1000 };
const RESENDS_PER_HOUR = { max: 60, windowMs: 60 * 60 * 1000 };

export const verifyEmailRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/verify-email/submit',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-up'],
        summary: 'Exchange a code from an e-mail for a session',
        body: z.object({ email, code: z.string().regex(new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS}}$`), 'pattern') }),
        response: {
          200: z.object({
            success: z.literal(true),
            access_token: z.string(),
            application_id: z.string(),
            note: z.string().nullable(),
          }),
          ...failureResponses(401, 422),
        },
      },
    },
    async (request, reply) => {
      await takeFromLimit(house, `guesses:${request.ip}`, GUESSES_PER_HOUR);
      const { applicationId } = request.context;
      const who = { email: request.body.email ?? null, applicationId, asker: request.ip };
      const { hasApplied, ...opened } = await submitCode(house, who, request.body.code);
      // Told here and not at sign-up: only whoever reads the mailbox learns what its owner has applied for.
      const note = hasApplied ? translate(request.context.language, 'System.ApplicationActive') : null;
      setSessionCookie(reply, opened.access_token, house.config.publicUrl);
      return { success: true as const, ...opened, note };
    },
  );

  app.post(
    '/v1/verify-email/resend-code',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-up'],
        summary: 'Send another code, at most once a minute',
        body: z.object({ email }).nullish(),
        response: {
          200: z.object({
            success: z.literal(true),
            email_hint: z.string().nullable(),
            retry_after_seconds: z.number(),
          }),
          ...failureResponses(422),
        },
      },
    },
    async ({ body, context, ip }) => {
      await takeFromLimit(house, `resends:${ip}`, RESENDS_PER_HOUR);
      const who = { email: body?.email ?? null, applicationId: context.applicationId };
      return { success: true as const, ...(await resendCode(house, who, context.language)) };
    },
  );
};
