import { deskCalls } from '@vesta/domain/desk/calls';
import {
  casesAnswer,
  caseViews,
  decideCaseForm,
  holdReportForm,
  reviewCaseAnswer,
  reviewFigures,
  reviewValueForm,
} from '@vesta/domain/desk/review';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { remembered } from '../../lib/remembered.ts';
import { deskRoute, staffOf } from '../desk/guard.ts';
import { correctValue } from './correct-value.ts';
import { decideCase } from './decide-case.ts';
import { holdReport } from './hold-report.ts';
import { listCases } from './list-cases.ts';
import { readCase } from './read-case.ts';
import { reprocessPaper } from './reprocess-paper.ts';
import { reviewFiguresOf } from './review-figures.ts';
import { leaveCase, takeCase } from './take-case.ts';

const FIGURES_FOR_MS = 60_000;
const tags = ['review'];
const params = z.object({ case: z.string() });
const paper = params.extend({ paper: z.string() });

/** The reviewers' back office: what waits, one case, and what can be done about it. */
export const reviewRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  // Everybody at the desk sees the same, and a minute changes little.
  const figures = remembered(house.clock, FIGURES_FOR_MS, () => reviewFiguresOf(house));

  app.get(
    deskCalls['review.queue'].path,
    {
      config: deskRoute('review.queue'),
      schema: {
        tags,
        summary: 'Cases that wait, are mine, or are done',
        querystring: z
          .object({ view: z.enum(caseViews).default('open'), after: z.string().max(80).nullable().default(null) })
          .loose(),
        response: { 200: casesAnswer, ...failureResponses(401, 403) },
      },
    },
    async (request) => listCases(house, staffOf(request).staff.id, request.query),
  );

  app.get(
    deskCalls['review.figures'].path,
    {
      config: deskRoute('review.figures'),
      schema: {
        tags,
        summary: 'How long people wait, and reasons of decisions',
        response: { 200: reviewFigures, ...failureResponses(401, 403) },
      },
    },
    figures,
  );

  app.get(
    deskCalls['review.case'].path,
    {
      config: deskRoute('review.case'),
      schema: {
        tags,
        summary: 'One case',
        params,
        response: { 200: reviewCaseAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({
      success: true as const,
      case: await readCase(house, staffOf(request), request.params.case),
    }),
  );

  for (const [call, summary, act] of [
    ['review.take', 'Take a case', takeCase],
    ['review.leave', 'Lay a case back', leaveCase],
  ] as const)
    app.post(
      deskCalls[call].path,
      {
        config: deskRoute(call),
        schema: { tags, summary, params, response: { 200: success, ...failureResponses(401, 403, 404, 409) } },
      },
      async (request) => {
        await act(house, staffOf(request).staff.id, request.params.case);
        return { success: true as const };
      },
    );

  app.post(
    deskCalls['review.decide'].path,
    {
      config: deskRoute('review.decide'),
      schema: {
        tags,
        summary: 'Decide about a paper, or ask the applicant for something else',
        params,
        body: decideCaseForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await decideCase(house, staffOf(request).staff.id, request.params.case, request.body);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['review.hold'].path,
    {
      config: deskRoute('review.hold'),
      schema: {
        tags,
        summary: 'Hide a report, show it, or leave it to the rule',
        params,
        body: holdReportForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await holdReport(house, staffOf(request).staff.id, request.params.case, request.body.hold);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['review.correct'].path,
    {
      config: deskRoute('review.correct'),
      schema: {
        tags,
        summary: 'Put a misread value right; what was read is kept',
        params: paper,
        body: reviewValueForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { case: caseId, paper: paperId } = request.params;
      await correctValue(house, { staffId: staffOf(request).staff.id, caseId, paperId }, request.body);
      return { success: true as const };
    },
  );

  app.post(
    deskCalls['review.reprocess'].path,
    {
      config: deskRoute('review.reprocess'),
      schema: {
        tags,
        summary: 'Read a paper once more',
        params: paper,
        response: { 200: success, ...failureResponses(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { case: caseId, paper: paperId } = request.params;
      await reprocessPaper(house, { staffId: staffOf(request).staff.id, caseId, paperId });
      return { success: true as const };
    },
  );
};
