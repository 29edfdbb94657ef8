import {
  handoverCreated,
  handoverForm,
  handoverOpened,
  handoverOpening,
  handoverStatus,
} from '@vesta/domain/documents/handover';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { ownApplication } from '../../access/guard.ts';
import { createHandover } from './create-handover.ts';
import { endHandover } from './end-handover.ts';
import { handoverStatusOf } from './handover-status.ts';
import { openHandover } from './open-handover.ts';

const tags = ['documents'];
const params = z.object({ handoverId: z.string() });
const HANDOVERS_PER_HOUR = { max: 30, windowMs: 60 * 60_000 };

/** From desktop to phone: a code on the screen, a session that may only hand in papers. */
export const handoverRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/other-documents/handover',
    {
      schema: {
        tags,
        summary: 'A one-time link that lets a phone hand in papers for this application',
        body: handoverForm,
        response: { 200: handoverCreated, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      const access = ownApplication(request);
      await takeFromLimit(house, `handover:${access.application.id}`, HANDOVERS_PER_HOUR);
      return createHandover(house, access, {
        type: request.body?.type ?? null,
        language: request.context.language,
      });
    },
  );

  app.post(
    '/v1/other-documents/handover/open',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Exchange a scanned code for a session of a phone',
        body: handoverOpening,
        response: { 200: handoverOpened, ...failureResponses(401, 422) },
      },
    },
    async (request) => openHandover(house, request.body.token),
  );

  app.get(
    '/v1/other-documents/handover/:handoverId',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'Whether the code was scanned, and how much came in since',
        params,
        response: { 200: handoverStatus, ...failureResponses(401) },
      },
    },
    async (request) => handoverStatusOf(house, ownApplication(request).application.id, request.params.handoverId),
  );

  app.post(
    '/v1/other-documents/handover/:handoverId/end',
    {
      config: { handover: true },
      schema: {
        tags,
        summary: 'End a hand-over; the phone is signed out',
        params,
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request) => {
      await endHandover(house, ownApplication(request).application.id, request.params.handoverId);
      return { success: true as const };
    },
  );
};
