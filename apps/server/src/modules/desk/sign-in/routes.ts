import { deskCalls } from '@vesta/domain/desk/calls';
import {
  deskCodeAnswer,
  deskCodeOrder,
  deskMeAnswer,
  deskSessionsAnswer,
  deskSignIn,
} from '@vesta/domain/desk/sign-in';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { clearDeskCookie, setDeskCookie } from '../desk-cookie.ts';
import { deskRoute, staffOf } from '../guard.ts';
import { listStaffSessions } from '../sessions/list-staff-sessions.ts';
import { revokeStaffSession } from '../sessions/revoke-staff-session.ts';
import { askStaffCode } from './ask-staff-code.ts';
import { meOf } from './me-of.ts';
import { submitStaffCode } from './submit-staff-code.ts';

const tags = ['desk'];

export const deskSignInRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    deskCalls['sign-in.ask'].path,
    {
      config: deskRoute('sign-in.ask'),
      schema: {
        tags,
        summary: 'Ask for a one-time password; known and unknown addresses get the same answer',
        body: deskCodeOrder,
        response: { 200: deskCodeAnswer, ...failureResponses(403, 422) },
      },
    },
    async ({ body, ip, context }) => ({
      success: true as const,
      ...(await askStaffCode(house, { ...body, ip, language: context.language, region: context.region })),
    }),
  );

  app.post(
    deskCalls['sign-in.submit'].path,
    {
      config: deskRoute('sign-in.submit'),
      schema: {
        tags,
        summary: 'Sign in at the desk; the session travels in a cookie of its own',
        body: deskSignIn,
        response: { 200: success, ...failureResponses(401, 403, 422) },
      },
    },
    async ({ body, ip, headers }, reply) => {
      const token = await submitStaffCode(house, { ...body, ip, userAgent: headers['user-agent'] ?? null });
      setDeskCookie(reply, token, house.config.publicUrl);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['sign-out'].path,
    {
      config: deskRoute('sign-out'),
      schema: { tags, summary: 'Leave the desk', response: { 200: success, ...failureResponses(401, 403) } },
    },
    async (request, reply) => {
      const access = staffOf(request);
      await revokeStaffSession(house, access, access.sessionId);
      clearDeskCookie(reply, house.config.publicUrl);
      return { success: true as const };
    },
  );

  app.get(
    deskCalls.me.path,
    {
      config: deskRoute('me'),
      schema: { tags, summary: 'Who is signed in', response: { 200: deskMeAnswer, ...failureResponses(401) } },
    },
    async (request) => ({ success: true as const, me: await meOf(house, staffOf(request)) }),
  );

  app.get(
    deskCalls['sessions.list'].path,
    {
      config: deskRoute('sessions.list'),
      schema: {
        tags,
        summary: 'Where the person is signed in',
        response: { 200: deskSessionsAnswer, ...failureResponses(401) },
      },
    },
    async (request) => ({ success: true as const, sessions: await listStaffSessions(house, staffOf(request)) }),
  );

  app.post(
    deskCalls['sessions.revoke'].path,
    {
      config: deskRoute('sessions.revoke'),
      schema: {
        tags,
        summary: 'End one of the own sign-ins',
        params: z.object({ session: z.string() }),
        response: { 200: success, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => {
      await revokeStaffSession(house, staffOf(request), request.params.session);
      return { success: true as const };
    },
  );
};
