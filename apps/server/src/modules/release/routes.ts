import {
  releasedGate,
  releasedPapers,
  releasedReport,
  releaseForm,
  releaseLine,
  releasePreview,
} from '@vesta/domain/release';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { ownApplication } from '../access/guard.ts';
import { listReleases } from './list-releases.ts';
import { openReleased } from './open-released.ts';
import { previewRelease } from './preview-release.ts';
import { releaseReport } from './release-report.ts';
import { restrictedAt } from './restricted-at.ts';
import { revokeRelease } from './revoke-release.ts';
import { sendReleaseCode } from './send-release-code.ts';
import { takeReleasedPaper } from './take-released-paper.ts';

const tags = ['release'];
/** Never in the address, where logs on the way would keep it. */
const token = z.string().max(100);
const flag = z.enum(['true', 'false']).default('false');
const MAX_PASS = 500;
const HOUR_MS = 60 * 60 * 1000;
const LOOKS_PER_HOUR = { max: 60, windowMs: HOUR_MS };
const PAPERS_PER_HOUR = { max: 20, windowMs: HOUR_MS };

export const releaseRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v2/report/release',
    {
      schema: {
        tags,
        summary: 'Let the listing’s side or a named person see the report, by link or as a PDF',
        body: releaseForm,
        response: {
          200: z.object({ success: z.literal(true), release_id: z.string() }),
          ...failureResponses(401, 402, 404, 409, 422),
        },
      },
    },
    async (request) => ({
      success: true as const,
      release_id: await releaseReport(house, ownApplication(request), request.body, request.context.language),
    }),
  );

  app.get(
    '/v2/report/release-preview',
    {
      schema: {
        tags,
        summary: 'What a recipient would see, before anything is released',
        querystring: z.object({ with_household: flag, with_contact: flag }),
        response: { 200: releasePreview, ...failureResponses(401, 402, 404, 409, 422) },
      },
    },
    async (request) => {
      const { with_household: withHousehold, with_contact: withContact } = request.query;
      const wish = { withHousehold: withHousehold === 'true', withContact: withContact === 'true' };
      return previewRelease(house, ownApplication(request), wish, request.context.language);
    },
  );

  app.get(
    '/v2/report/releases',
    {
      schema: {
        tags,
        summary: 'To whom the reports were released, and every look they took',
        response: {
          200: z.object({
            success: z.literal(true),
            releases: z.array(releaseLine),
            /** Set while the owner has all sharing stopped: no link opens anything, whatever it says of itself. */
            restricted_at: z.nullable(z.string()),
          }),
          ...failureResponses(401),
        },
      },
    },
    async (request) => {
      const { application } = ownApplication(request);
      return {
        success: true as const,
        releases: await listReleases(house, application),
        restricted_at: await restrictedAt(house, application.id),
      };
    },
  );

  app.post(
    '/v2/report/releases/:releaseId/revoke',
    {
      schema: {
        tags,
        summary: 'Take a release back',
        params: z.object({ releaseId: z.string() }),
        response: { 200: success, ...failureResponses(401, 404) },
      },
    },
    async (request) => {
      await revokeRelease(house, ownApplication(request), request.params.releaseId);
      return { success: true as const };
    },
  );

  app.post(
    '/v1/released-report/knock',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Knock with a released link: a code goes to the recipient’s mailbox',
        body: z.object({ token }),
        response: { 200: releasedGate, ...failureResponses(404, 422) },
      },
    },
    async (request) => {
      await takeFromLimit(house, `released:${request.ip}`, LOOKS_PER_HOUR);
      return sendReleaseCode(house, request.body.token);
    },
  );

  app.post(
    '/v1/released-report',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Read a released report with link and code, or with the pass of an earlier code',
        body: z.union([
          z.object({ token, code: z.string().regex(/^\d{6}$/) }),
          z.object({ token, pass: z.string().max(MAX_PASS) }),
        ]),
        response: { 200: releasedReport, ...failureResponses(401, 404, 422) },
      },
    },
    async (request) => {
      await takeFromLimit(house, `released:${request.ip}`, LOOKS_PER_HOUR);
      const { token: link, ...proof } = request.body;
      return openReleased(house, link, 'code' in proof ? { ...proof, asker: request.ip } : proof);
    },
  );

  app.post(
    '/v1/released-report/pdf',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The same on paper, for whoever has given the code: a PDF with the recipient’s name on every page',
        body: z.object({ token, pass: z.string().max(MAX_PASS), which: z.enum(releasedPapers) }),
        response: failureResponses(401, 404, 422),
      },
    },
    async (request, reply) => {
      await takeFromLimit(house, `released-pdf:${request.ip}`, PAPERS_PER_HOUR);
      const { fileName, pdf } = await takeReleasedPaper(house, request.body);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${fileName}"`)
        .type('application/pdf')
        .send(Buffer.from(pdf) as never);
    },
  );
};
