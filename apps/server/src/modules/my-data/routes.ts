import { emailCode, reviewForm } from '@vesta/domain/my-data/forms';
import { myData } from '@vesta/domain/my-data/my-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { setSessionCookie } from '../../lib/session-cookie.ts';
import { accessOf } from '../access/guard.ts';
import { askReview } from './ask-review.ts';
import { changeRelease } from './change-release.ts';
import { myDataOf } from './my-data-of.ts';
import { stopNews } from './news-consent.ts';
import { restrictSharing } from './restrict-sharing.ts';
import { sendMyDataCode, signInToMyData } from './sign-in.ts';

const tags = ['my data'];
const HOUR_MS = 60 * 60 * 1000;
const CODES_PER_HOUR = { max: 30, windowMs: HOUR_MS };
const GUESSES_PER_HOUR = { max: 60, windowMs: HOUR_MS };
const REVIEWS_PER_HOUR = { max: 20, windowMs: HOUR_MS };
const email = z.string().min(3).max(254);
const waiting = z.object({ success: z.literal(true), retry_after_seconds: z.number() });

export const myDataRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/my-data/code',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Send a code with which a person comes to their own data',
        body: z.object({ email }),
        response: { 200: waiting, ...failureResponses(422) },
      },
    },
    async ({ body, context, ip }) => {
      await takeFromLimit(house, `my-data-codes:${ip}`, CODES_PER_HOUR);
      const seconds = await sendMyDataCode(house, body.email, context);
      return { success: true as const, retry_after_seconds: seconds };
    },
  );

  app.post(
    '/v1/my-data/sign-in',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Exchange the code for a session',
        body: z.object({ email, code: emailCode }),
        response: {
          200: z.object({ success: z.literal(true), access_token: z.string() }),
          ...failureResponses(401, 422),
        },
      },
    },
    async ({ body, ip }, reply) => {
      await takeFromLimit(house, `my-data-guesses:${ip}`, GUESSES_PER_HOUR);
      const token = await signInToMyData(house, { ...body, asker: ip });
      setSessionCookie(reply, token, house.config.publicUrl);
      return { success: true as const, access_token: token };
    },
  );

  app.get(
    '/v1/my-data/',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Applications, who saw what, what was agreed to',
        response: { 200: myData, ...failureResponses(401) },
      },
    },
    async (request) => myDataOf(house, accessOf(request), request.context.language),
  );

  app.post(
    '/v1/my-data/releases/:releaseId/:change',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Pause a released link, let it go on, or take it back',
        params: z.object({ releaseId: z.string(), change: z.enum(['pause', 'resume', 'revoke']) }),
        response: { 200: success, ...failureResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { releaseId, change } = request.params;
      await changeRelease(house, accessOf(request).user.id, releaseId, change);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/my-data/applications/:applicationId/sharing',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Object to sharing, or allow it again',
        params: z.object({ applicationId: z.string() }),
        body: z.object({ restricted: z.boolean() }),
        response: { 200: success, ...failureResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { user } = accessOf(request);
      await restrictSharing(house, user.id, request.params.applicationId, request.body.restricted);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/my-data/applications/:applicationId/review',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Contest a finding, a paper or the whole: the words wait for somebody who answers within seven days',
        params: z.object({ applicationId: z.string() }),
        body: reviewForm,
        response: {
          200: z.object({ success: z.literal(true), review_id: z.string() }),
          ...failureResponses(401, 404, 422),
        },
      },
    },
    async (request) => {
      const { user } = accessOf(request);
      await takeFromLimit(house, `reviews:${user.id}`, REVIEWS_PER_HOUR);
      const id = await askReview(house, user.id, request.params.applicationId, request.body);
      return { success: true as const, review_id: id };
    },
  );

  app.post(
    '/v1/my-data/stop-news',
    {
      config: { access: 'session' },
      schema: { tags, summary: 'Take back the consent to news', response: { 200: success, ...failureResponses(401) } },
    },
    async (request) => {
      await stopNews(house, accessOf(request).user.id, request.context.language);
      return { success: true as const };
    },
  );
};
