import { report } from '@vesta/domain/report/report';
import { pdfAnswer, reportAnswer } from '@vesta/domain/report-answer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { ownApplication } from '../access/guard.ts';
import { createNewApp } from './create-new-app.ts';
import { getReport } from './get-report.ts';
import { pdfLink } from './pdf-link.ts';
import type { ReportScope } from './print-report.job.ts';

const tags = ['report'];
const whichReport = z.object({ report_id: z.string() });

const papers: [path: string, scope: ReportScope, summary: string][] = [
  ['/v2/report/pdf', 'single', 'The report on paper: whether it is ready, and its link'],
  ['/v2/report/invoke-aggregated-pdf-generation', 'aggregated', 'Have the household’s report set on paper'],
  ['/v2/report/aggregated-pdf', 'aggregated', 'The household’s report on paper: whether it is ready, and its link'],
];

export const reportRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v2/report/',
    {
      schema: {
        tags,
        summary: 'The report on what was handed in, made now if there is none',
        response: { 200: reportAnswer, ...failureResponses(401, 402, 409) },
      },
    },
    async (request) => getReport(house, ownApplication(request), request.context.language),
  );

  app.get(
    '/v1/report/',
    {
      schema: {
        tags,
        summary: 'The same report in the older, shorter answer',
        response: {
          200: z.object({
            success: z.literal(true),
            hide_report: z.boolean(),
            report_id: z.string().nullable(),
            report: z.nullable(report),
          }),
          ...failureResponses(401, 402, 409),
        },
      },
    },
    async (request) => {
      const {
        success,
        hide_report,
        report_id,
        report: shown,
      } = await getReport(house, ownApplication(request), request.context.language);
      return { success, hide_report, report_id, report: shown };
    },
  );

  for (const [path, scope, summary] of papers) {
    app.get(
      path,
      {
        schema: {
          tags,
          summary,
          querystring: whichReport,
          response: { 200: pdfAnswer, ...failureResponses(401, 402, 404, 409, 422) },
        },
      },
      async (request) => {
        const wish = { reportId: request.query.report_id, scope, language: request.context.language };
        return pdfLink(house, ownApplication(request), wish);
      },
    );
  }

  app.get(
    '/v2/report/create-new-app',
    {
      schema: {
        tags,
        summary: 'Start over with a new rapid application for the same person',
        response: {
          200: z.object({ success: z.literal(true), application_id: z.string(), applicationId: z.string() }),
          ...failureResponses(401, 404),
        },
      },
    },
    async (request) => {
      const id = await createNewApp(house, ownApplication(request));
      return { success: true as const, application_id: id, applicationId: id };
    },
  );
};
