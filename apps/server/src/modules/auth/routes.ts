import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { clearSessionCookie, setSessionCookie } from '../../lib/session-cookie.ts';
import { accessOf } from '../access/guard.ts';
import { revokeAllSessions } from '../sessions/revoke-all-sessions.ts';
import { revokeSession } from '../sessions/revoke-session.ts';
import { keepLanguage } from './keep-language.ts';
import { redeemResumeLink } from './redeem-resume-link.ts';

export const authRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/auth/validate',
    {
      schema: {
        tags: ['session'],
        summary: 'Is this session good for this application?',
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request) => {
      await keepLanguage(house, request);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/auth/sign-out',
    {
      config: { access: 'session' },
      schema: { tags: ['session'], summary: 'End this session', response: { 200: success, ...failureResponses(401) } },
    },
    async (request, reply) => {
      await revokeSession(house, accessOf(request).sessionId);
      clearSessionCookie(reply, house.config.publicUrl);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/auth/sign-out-everywhere',
    {
      config: { access: 'session' },
      schema: {
        tags: ['session'],
        summary: 'End every session of this person, on whatever device',
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request, reply) => {
      await revokeAllSessions(house, accessOf(request).user.id);
      clearSessionCookie(reply, house.config.publicUrl);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/auth/resume',
    {
      config: { access: 'public' },
      schema: {
        tags: ['session'],
        summary: 'Exchange the token of a continue-later link for a session',
        body: z.object({ token: z.string().min(1).max(200) }),
        response: {
          200: z.object({ success: z.literal(true), access_token: z.string(), application_id: z.string() }),
          ...failureResponses(401, 422),
        },
      },
    },
    async (request, reply) => {
      const opened = await redeemResumeLink(house, request.body.token);
      setSessionCookie(reply, opened.access_token, house.config.publicUrl);
      return { success: true as const, ...opened };
    },
  );
};
