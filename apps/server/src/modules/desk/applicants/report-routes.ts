import { deskReportAnswer } from '@vesta/domain/desk/applicants';
import { deskCalls } from '@vesta/domain/desk/calls';
import { releasedPapers } from '@vesta/domain/release';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { openReport, takePaper } from './open-report.ts';

const tags = ['desk'];
const params = z.object({ company: z.string(), listing: z.string(), applicant: z.string() });

/** Released reports, opened at the desk instead of by the link in the mail. */
export const deskReportRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['applicants.report'].path,
    {
      config: deskRoute('applicants.report'),
      schema: {
        tags,
        summary: 'A released report; the look is recorded',
        params,
        response: { 200: deskReportAnswer, ...failureResponses(401, 403, 404, 409) },
      },
    },
    async (request) => openReport(house, memberOf(request), request.params),
  );

  app.get(
    deskCalls['applicants.paper'].path,
    {
      config: deskRoute('applicants.paper'),
      schema: {
        tags,
        summary: 'The same on paper, with the company’s name on every page',
        params,
        querystring: z.object({ which: z.enum(releasedPapers).default('report') }).loose(),
        response: failureResponses(401, 403, 404, 409),
      },
    },
    async (request, reply) => {
      const { fileName, pdf } = await takePaper(house, memberOf(request), request.params, request.query.which);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${fileName}"`)
        .type('application/pdf')
        .send(Buffer.from(pdf) as never);
    },
  );
};
