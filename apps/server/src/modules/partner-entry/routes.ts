import { partnerEntryAnswer, partnerEntryForm, partnerSignatureAnswer } from '@vesta/domain/partner-entry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { setSessionCookie } from '../../lib/session-cookie.ts';
import { enterWithPartner } from './enter-with-partner.ts';
import { verifySignature } from './verify-signature.ts';

const MAX_SIGNATURE = 2000;
const ENTRIES_PER_HOUR = { max: 120, windowMs: 60 * 60 * 1000 };

export const partnerEntryRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/openapis/verify-partner-signature',
    {
      config: { access: 'public' },
      schema: {
        tags: ['partner entry'],
        summary: 'Whom a partner’s signed link is about; uses nothing up',
        querystring: z.object({ sig: z.string().max(MAX_SIGNATURE) }),
        response: { 200: partnerSignatureAnswer, ...failureResponses(403, 422) },
      },
    },
    async (request) => {
      await takeFromLimit(house, `partner:${request.ip}`, ENTRIES_PER_HOUR);
      const { entry } = await verifySignature(house, house.database.orm, request.query.sig);
      const { first_name, last_name, email } = entry;
      return { success: true as const, certificate: { first_name, last_name, email } };
    },
  );

  app.post(
    '/v1/openapis/partner-entry',
    {
      config: { access: 'public' },
      schema: {
        tags: ['partner entry'],
        summary: 'Let in whom a partner vouches for: one rapid application per link',
        body: partnerEntryForm,
        response: { 200: partnerEntryAnswer, ...failureResponses(403, 422) },
      },
    },
    async (request, reply) => {
      await takeFromLimit(house, `partner:${request.ip}`, ENTRIES_PER_HOUR);
      const { sig, listing_id } = request.body;
      const { region, language } = request.context;
      const { applicationId, token } = await enterWithPartner(house, { sig, listingId: listing_id, region, language });
      if (token) setSessionCookie(reply, token, house.config.publicUrl);
      return { success: true as const, application_id: applicationId, access_token: token };
    },
  );
};
