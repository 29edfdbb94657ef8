import type { FastifyPluginAsync } from 'fastify';
import type { House } from '../../house.ts';
import { reviewPaperRoutes } from '../review/paper-routes.ts';
import { reviewRoutes } from '../review/routes.ts';
import { deskExportRoutes } from './applicants/export-routes.ts';
import { deskReportRoutes } from './applicants/report-routes.ts';
import { deskApplicantRoutes } from './applicants/routes.ts';
import { deskCompaniesRoutes } from './companies/routes.ts';
import { deskCompanyRoutes } from './company/routes.ts';
import { deskListingRoutes } from './listings/routes.ts';
import { deskMemberRoutes } from './members/routes.ts';
import { deskPartnerRoutes } from './partners/routes.ts';
import { deskWebhookRoutes } from './partners/webhook-routes.ts';
import { deskSignInRoutes } from './sign-in/routes.ts';

/** Every call of the desk; what each takes stands in the table of calls. */
export const deskRoutes: FastifyPluginAsync<House> = async (app, house) => {
  await app.register(deskSignInRoutes, house);
  await app.register(deskCompaniesRoutes, house);
  await app.register(deskCompanyRoutes, house);
  await app.register(deskMemberRoutes, house);
  await app.register(deskListingRoutes, house);
  await app.register(deskApplicantRoutes, house);
  await app.register(deskExportRoutes, house);
  await app.register(deskReportRoutes, house);
  await app.register(reviewRoutes, house);
  await app.register(reviewPaperRoutes, house);
  await app.register(deskPartnerRoutes, house);
  await app.register(deskWebhookRoutes, house);
};
