import {
  applicantsAnswer,
  askPaperForm,
  decideForm,
  inviteApplicantForm,
  noteForm,
} from '@vesta/domain/desk/applicants';
import { type DeskCall, deskCalls } from '@vesta/domain/desk/calls';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses, success } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { askForPaper } from './ask-for-paper.ts';
import { decide } from './decide.ts';
import { inviteApplicant } from './invite-applicant.ts';
import { listApplicants } from './list-applicants.ts';
import { noteApplicant } from './note-applicant.ts';

const tags = ['desk'];
const ofListing = z.object({ company: z.string(), listing: z.string() });
const ofApplicant = ofListing.extend({ applicant: z.string() });

/** What a company sees and does about those who apply to it. Reports are opened in report-routes.ts. */
export const deskApplicantRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['applicants.list'].path,
    {
      config: deskRoute('applicants.list'),
      schema: {
        tags,
        summary: 'Who applied, how far they are, and the figures that they released',
        params: ofListing,
        response: { 200: applicantsAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await listApplicants(house, memberOf(request), request.params.listing)),
    }),
  );

  app.post(
    deskCalls['applicants.invite'].path,
    {
      config: deskRoute('applicants.invite'),
      schema: {
        tags,
        summary: 'Ask somebody by e-mail to apply',
        params: ofListing,
        body: inviteApplicantForm,
        response: { 200: success, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await inviteApplicant(house, memberOf(request), request.params.listing, request.body);
      return { success: true as const };
    },
  );

  const route = (call: DeskCall, summary: string) => ({
    config: deskRoute(call),
    schema: {
      tags,
      summary,
      params: ofApplicant,
      response: { 200: success, ...failureResponses(401, 403, 404, 409, 422) },
    },
  });

  const ask = route('applicants.ask', 'Ask an applicant for one more paper, from a fixed list');
  app.post(
    deskCalls['applicants.ask'].path,
    { ...ask, schema: { ...ask.schema, body: askPaperForm } },
    async (request) => {
      await askForPaper(house, memberOf(request), request.params, request.body.paper);
      return { success: true as const };
    },
  );

  const decision = route('applicants.decide', 'Accept or decline, with a reason from a fixed list');
  app.post(
    deskCalls['applicants.decide'].path,
    { ...decision, schema: { ...decision.schema, body: decideForm } },
    async (request) => {
      await decide(house, memberOf(request), request.params, request.body);
      return { success: true as const };
    },
  );

  const note = route('applicants.note', 'Note one of a few things for the team');
  app.post(
    deskCalls['applicants.note'].path,
    { ...note, schema: { ...note.schema, body: noteForm } },
    async (request) => {
      await noteApplicant(house, memberOf(request), request.params, request.body.note);
      return { success: true as const };
    },
  );
};
