import { isEmploymentStatus } from '@vesta/domain/employment';
import { listing } from '@vesta/domain/listing';
import { occupation } from '@vesta/domain/occupation';
import { isCoveredBy } from '@vesta/domain/payment/who-pays';
import { DEFAULT_ROLE, isApplicantRole } from '@vesta/domain/roles';
import { workflowAnswer } from '@vesta/domain/workflow/schema';
import { hiddenRoutes, workflowFor } from '@vesta/domain/workflow/workflow';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { ownApplication } from '../access/guard.ts';
import { openInvitation } from '../invitations/open-invitation.ts';
import { findListing, findListingOfApplication } from '../listings/find-listing.ts';
import { occupationsFor } from './occupations.ts';
import { sendContinueLaterEmail } from './send-continue-later-email.ts';

const roleOf = (value: string | undefined) => (isApplicantRole(value) ? value : DEFAULT_ROLE);

/** The invitation of somebody who is about to sign up; one that cannot be used any more changes no steps. */
const invitedBy = (house: House, code: string | undefined) =>
  code ? openInvitation(house, code).catch(() => null) : null;

export const workflowRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    '/v1/workflow/',
    {
      config: { access: 'public' },
      schema: {
        tags: ['workflow'],
        summary: 'The ordered steps for an occupation, application type, region and role',
        headers: z.object({ occupation: z.string().optional() }),
        querystring: z.object({
          role: z.string().optional(),
          listing_id: z.string().optional(),
          /** Of somebody who has not signed up yet: the steps are those that they will have. */
          invitation_code: z.string().max(200).optional(),
        }),
        response: { 200: workflowAnswer, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      const own = request.access?.application;
      const status = own?.employmentStatus ?? request.headers.occupation;
      if (!isEmploymentStatus(status)) throw new AppError('OCCUPATION_UNKNOWN');
      const guest = own ? null : await invitedBy(house, request.query.invitation_code);
      const listingId = guest ? guest.listingId : request.query.listing_id;
      const lanPays = own ? own.lanPays : listingId ? ((await findListing(house, listingId))?.lanPays ?? false) : false;
      const role = own?.role ?? guest?.role ?? roleOf(request.query.role);
      const workflow = workflowFor({
        region: own?.region ?? guest?.region ?? request.context.region,
        applicationType: own?.applicationType ?? guest?.applicationType ?? request.context.applicationType,
        role,
        employmentStatus: status,
        lanPays,
        isCovered: isCoveredBy(house.config.whoPays, role),
      });
      return { success: true as const, workflow, hidden_routes: hiddenRoutes(workflow) };
    },
  );

  app.get(
    '/v1/workflow/occupations',
    {
      config: { access: 'public' },
      schema: {
        tags: ['workflow'],
        summary: 'The employment statuses offered to a role',
        querystring: z.object({ role: z.string().optional() }),
        response: {
          200: z.object({ success: z.literal(true), occupations: z.array(occupation) }),
          ...failureResponses(),
        },
      },
    },
    async (request) => ({
      success: true as const,
      occupations: occupationsFor(request.context.region, roleOf(request.query.role), request.context.language),
    }),
  );

  app.get(
    '/v1/workflow/listing-info',
    {
      config: { access: 'public' },
      schema: {
        tags: ['workflow'],
        summary: 'A listing with its company and branding',
        querystring: z.object({ listing_id: z.string().max(200) }),
        response: { 200: z.object({ success: z.literal(true), listing }), ...failureResponses(404, 422) },
      },
    },
    async (request) => {
      const isOwn = request.access?.application?.listingId === request.query.listing_id;
      const find = isOwn ? findListingOfApplication : findListing;
      const found = await find(house, request.query.listing_id);
      if (!found) throw new AppError('LISTING_UNKNOWN');
      return { success: true as const, listing: found };
    },
  );

  app.post(
    '/v1/workflow/send-continue-later-email',
    {
      schema: {
        tags: ['workflow'],
        summary: 'Send a link by e-mail that leads back to this application',
        response: { 200: success, ...failureResponses(401) },
      },
    },
    async (request) => {
      await sendContinueLaterEmail(house, ownApplication(request), request.context.language);
      return { success: true as const };
    },
  );
};
