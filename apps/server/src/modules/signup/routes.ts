import { splitFullName } from '@vesta/domain/names/split-full-name';
import { bearerOf, bearers } from '@vesta/domain/payment/who-pays';
import { applicantRoles } from '@vesta/domain/roles';
import { signUpForm } from '@vesta/domain/validation/sign-up-form';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses, success } from '../../lib/answers.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { parseForm } from '../../lib/parse-form.ts';
import { accessOf } from '../access/guard.ts';
import { deleteApplication } from '../applications/delete-application.ts';
import { noteOpened } from '../invitations/note-opened.ts';
import { openInvitation } from '../invitations/open-invitation.ts';
import { findListing, findListingOfApplication } from '../listings/find-listing.ts';
import { recordAttempt } from './record-attempt.ts';
import { submitSignUp } from './submit-sign-up.ts';

const SIGN_UPS_PER_HOUR = { max: 60, windowMs: 60 * 60 * 1000 };

export const signupRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.post(
    '/v1/signup/submit',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-up'],
        summary: 'Start an application and send a verification code',
        body: signUpForm('rapid'),
        response: {
          200: z.object({ success: z.literal(true), application_id: z.string() }),
          ...failureResponses(404, 409, 422),
        },
      },
    },
    async (request) => {
      const { context } = request;
      await takeFromLimit(house, `sign-up:${request.ip}`, SIGN_UPS_PER_HOUR);
      // The schema above is what all flows share; this flow may ask for more.
      const form = parseForm(signUpForm(context.applicationType), request.body, context.language);
      return { success: true as const, application_id: await submitSignUp(house, form, context) };
    },
  );

  app.post(
    '/v1/signup/attempt',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-up'],
        summary: 'Note that somebody is about to sign up; may answer with a hint',
        body: z.object({ email: z.string().max(254).optional() }).loose(),
        response: {
          200: z.object({ success: z.literal(true), note: z.string().nullable() }),
          ...failureResponses(422),
        },
      },
    },
    async ({ body, context, ip }) => ({
      success: true as const,
      note: await recordAttempt(house, { email: body.email ?? '', asker: ip }, context.language),
    }),
  );

  app.post(
    '/v1/signup/delete-application',
    {
      config: { access: 'session' },
      schema: {
        tags: ['sign-up'],
        summary: 'Delete one of the own applications with everything in it',
        querystring: z.object({ delete_application_id: z.string() }).loose(),
        response: { 200: success, ...failureResponses(401, 422) },
      },
    },
    async (request) => {
      await deleteApplication(house, accessOf(request).user.id, request.query.delete_application_id);
      return { success: true as const };
    },
  );

  app.get(
    '/v1/signup/invitation-public-info',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-up'],
        summary: 'Role, name and e-mail address that an invitation is for',
        querystring: z.object({ invitation_code: z.string().max(200) }).loose(),
        response: {
          200: z.object({
            success: z.literal(true),
            data: z.object({
              applicant_role: z.enum(applicantRoles),
              email: z.string(),
              first_name: z.string(),
              last_name: z.string(),
              invited_by: z.string(),
              paid_by: z.enum(bearers),
              /** The home that the household applies for, while it is still offered: its company dresses the pages. */
              listing_id: z.string().nullable(),
            }),
          }),
          ...failureResponses(404, 409, 422),
        },
      },
    },
    async (request) => {
      const invitation = await openInvitation(house, request.query.invitation_code);
      const { id, role, email, invitedBy, listingId } = invitation;
      await noteOpened(house, id);
      const home = listingId ? await findListingOfApplication(house, listingId) : null;
      const paid_by = bearerOf(house.config.whoPays, role, home?.lanPays ?? false);
      const listing_id = listingId && (await findListing(house, listingId)) ? listingId : null;
      const { first: first_name, last: last_name } = splitFullName(invitation.fullname);
      const data = { applicant_role: role, email, first_name, last_name, invited_by: invitedBy, paid_by, listing_id };
      return { success: true as const, data };
    },
  );
};
